import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkInCode } from './check-in-code';

describe('checkInCode', () => {
  it('can be scanned', async () => {
    const { modules, d } = checkInCode('https://colonnade.example');
    expect(modules).toBe(25);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="132" viewBox="-4 -4 33 33"
      shape-rendering="crispEdges"><path fill="#fff" d="M-4-4h33v33h-33z"/><path d="${d}"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      'https://colonnade.example',
    );
  });
});
