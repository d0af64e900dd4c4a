import { renderPng } from '@/kit/ui/render-png';
import { yieldToPaint } from '@/kit/ui/yield-to-paint';
import type { BrandAsset } from '../assets';
import { withDensity } from './png-chunks';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An off-screen copy of the artboard at its own size: the one on the page is scaled down. */
function mount({ key }: BrandAsset): HTMLElement {
  const shown = document.querySelector<HTMLElement>(`[data-artboard="${key}"]`);
  if (!shown) throw new Error(`There is no artboard ${key}`);
  const copy = shown.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-artboard');
  copy.dataset.staged = key;
  copy.inert = true;
  copy.ariaHidden = 'true';
  Object.assign(copy.style, { position: 'fixed', left: '-10000px', top: '0' });
  document.body.append(copy);
  // Requests the fonts that only this picture uses.
  copy.getBoundingClientRect();
  return copy;
}

/** The exporter. @returns a PNG of the CSS size times the scale; rejects when the browser cannot draw it */
export async function drawAsset(asset: BrandAsset): Promise<Blob> {
  await yieldToPaint();
  const copy = mount(asset);
  try {
    if (asset.waitMs > 0) await wait(asset.waitMs);
    const png = await renderPng(copy, { scale: asset.scale });
    return asset.dpi ? withDensity(png, asset.dpi) : png;
  } finally {
    copy.remove();
  }
}
