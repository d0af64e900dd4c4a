/** An export never waits longer for fonts and styles; after this it uses what is loaded. */
const PATIENCE_MS = 3000;

type Options = {
  /** Pixels of the picture per CSS pixel. */
  scale: number;
  /** Shown where the node itself paints nothing. */
  background?: string;
};

const atMost = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

const arrival = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });

/** The library draws each SVG alone, where the page's variables mean nothing. */
function resolveVariables(copy: Document) {
  for (const shape of copy.querySelectorAll('svg *, svg')) {
    for (const name of ['fill', 'stroke', 'stop-color']) {
      if (!shape.getAttribute(name)?.includes('var(')) continue;
      shape.setAttribute(name, getComputedStyle(shape).getPropertyValue(name));
    }
  }
}

/**
 * The library measures a copy of the page, and does not wait for the copy's style sheets and fonts. A disabled link is
 * never loaded: the page's styles are inline, beside such links.
 */
async function settle(copy: Document) {
  const links = [...copy.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];
  await atMost(Promise.all(links.filter((link) => !link.sheet).map(arrival)));
  // Only a layout requests fonts.
  copy.body.getBoundingClientRect();
  await atMost(copy.fonts.ready);
  resolveVariables(copy);
}

/** Only the node itself, its ancestors, and the styles are copied. */
const isBeside = (node: HTMLElement) => (element: Element) => {
  if (element.contains(node) || node.contains(element) || element === document.head) return false;
  return !(document.head.contains(element) && element.matches('style, link[rel="stylesheet"]'));
};

/**
 * The site's only conversion from HTML to a picture. The library is fetched on first use.
 * @param node off-screen, untransformed, at the exact CSS size, with hex colors only
 * @returns a PNG of CSS size times scale pixels; rejects when the browser cannot draw it
 */
export async function renderPng(
  node: HTMLElement,
  { scale, background = '#ffffff' }: Options,
): Promise<Blob> {
  const [{ default: html2canvas }] = await Promise.all([import('html2canvas'), atMost(document.fonts.ready)]);
  const canvas = await html2canvas(node, {
    scale,
    backgroundColor: background,
    width: node.offsetWidth,
    height: node.offsetHeight,
    ignoreElements: isBeside(node),
    onclone: settle,
    logging: false,
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  canvas.width = 0;
  if (!blob) throw new Error('The browser could not draw the picture');
  return blob;
}
