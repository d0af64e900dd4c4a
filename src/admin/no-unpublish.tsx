/** In place of "Unpublish" where a text must not go away. */
export function NoUnpublish() {
  return null;
}
