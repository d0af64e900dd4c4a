/** An export never waits longer for fonts than this; by then it is drawn with what is there. */
const FONTS_TIMEOUT_MS = 3000;

type Options = {
  /** Pixels of the picture per CSS pixel. */
  scale: number;
  /** Shown where the node itself paints nothing. */
  background?: string;
};

const fontsReady = () =>
  Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS))]);

/**
 * The site's only way from HTML to a picture. The library is fetched on first use.
 * @param node off-screen, untransformed, of the exact CSS size, with hex colours only
 * @returns a PNG of CSS size times scale pixels; rejects when the browser cannot draw it
 */
export async function renderPng(
  node: HTMLElement,
  { scale, background = '#ffffff' }: Options,
): Promise<Blob> {
  const [{ default: html2canvas }] = await Promise.all([import('html2canvas'), fontsReady()]);
  const canvas = await html2canvas(node, {
    scale,
    backgroundColor: background,
    width: node.offsetWidth,
    height: node.offsetHeight,
    logging: false,
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  canvas.width = 0;
  if (!blob) throw new Error('The browser could not draw the picture');
  return blob;
}
