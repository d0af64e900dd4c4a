import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { checkInCode } from './check-in-code';

describe('checkInCode', () => {
  it('can be scanned', () => {
    const { modules, d } = checkInCode('https://colonnade.example');
    expect(modules).toBe(25);
    const unit = 4;
    const side = (modules + 8) * unit;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y, run] of d.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
      for (let py = 0; py < unit; py++) {
        for (let px = 0; px < Number(run) * unit; px++) {
          const at = (((Number(y) + 4) * unit + py) * side + (Number(x) + 4) * unit + px) * 4;
          pixels.fill(0, at, at + 3);
        }
      }
    }
    expect(jsQR(pixels, side, side)?.data).toBe('https://colonnade.example');
  });
});
