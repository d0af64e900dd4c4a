/** Replaces "Unpublish" where a text must stay public. */
export function NoUnpublish() {
  return null;
}
