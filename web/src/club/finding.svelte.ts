/** Is somebody looking for people and tables by a part of a name? */
class Finding {
  on = $state(false);
}
export const finding = new Finding();
