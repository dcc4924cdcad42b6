/** What whoever runs the server has to say to whoever plays here: that they are kept out, or a word to be read. Every
 * answer of the server says whether there is anything; what it is, is asked for then. */
class Told {
  /** Was something refused because they are kept out? Then nothing else can be shown. */
  out = $state(false);
  /** Does a word wait to be read? */
  word = $state(false);
}

export const told = new Told();
