/** A title as it stands on a label, without the quotation marks that it has in a sentence. */
export const bare = (title: string): string => title.replace(/^[“«\s\u00a0\u202f]+|[”»\s\u00a0\u202f]+$/g, "");
