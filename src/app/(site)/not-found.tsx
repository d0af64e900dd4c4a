/**
 * What Next sends along with every page, in case the page calls `notFound()`. None of the site's does: a missing record is
 * a whole page with its status (`MissingRecord`), and an unknown path has `global-not-found.tsx`.
 */
export default function NotFound() {
  return null;
}
