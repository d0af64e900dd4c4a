import { renderPng } from '@/ui/render-png';
import type { Asset } from '../assets';
import { withDensity } from './png-chunks';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The page paints what has changed, and answers hands, before the next piece of work begins. */
const breathe = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** A copy of the artboard off-screen, at its own size: the one on the page is scaled down. */
function mount({ key }: Asset): HTMLElement {
  const shown = document.querySelector<HTMLElement>(`[data-artboard="${key}"]`);
  if (!shown) throw new Error(`There is no artboard ${key}`);
  const copy = shown.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-artboard');
  copy.dataset.staged = key;
  copy.inert = true;
  copy.ariaHidden = 'true';
  Object.assign(copy.style, { position: 'fixed', left: '-10000px', top: '0' });
  document.body.append(copy);
  // Asks for the fonts that only this picture has.
  copy.getBoundingClientRect();
  return copy;
}

/** The exporter. @returns a PNG of CSS size times scale; rejects when the browser cannot draw it */
export async function drawAsset(asset: Asset): Promise<Blob> {
  await breathe();
  const copy = mount(asset);
  try {
    if (asset.waitMs > 0) await wait(asset.waitMs);
    const png = await renderPng(copy, { scale: asset.scale });
    return asset.dpi ? withDensity(png, asset.dpi) : png;
  } finally {
    copy.remove();
  }
}
