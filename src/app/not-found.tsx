/**
 * What Next sends along with every page, for a page that calls `notFound()`. None does: a missing record is a whole page
 * with its status (`MissingRecord`), and an unknown path has `global-not-found.tsx`.
 */
export default function NotFound() {
  return null;
}
