/**
 * The app icon as a data address: the mark at 60 % on the brand's colour. Part of the page, so that no page costs a
 * second request for it.
 */
export function appIconUrl(markPath: string, colour: string): string {
  const mark = `<path fill="#fff" transform="translate(6.4 6.4) scale(.6)" d="${markPath}"/>`;
  const ground = `<rect width="32" height="32" rx="7.36" fill="${colour}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${mark}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
