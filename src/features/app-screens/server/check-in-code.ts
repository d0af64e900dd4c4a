import QRCode from 'qrcode';
import type { CodePath } from '../contract';

/**
 * The QR code of the check-in screen: one horizontal stroke for each run of dark modules, in steps from the end of the
 * run before. Home carries it twice, and so written it is half as long.
 */
export function checkInCode(text: string): CodePath {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  let d = 'M0 .5';
  let end = { x: 0, y: 0 };
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(y, x)) continue;
      const start = x;
      while (x + 1 < modules.size && modules.get(y, x + 1)) x++;
      d += `m${start - end.x} ${y - end.y}h${x + 1 - start}`;
      end = { x: x + 1, y };
    }
  }
  return { modules: modules.size, d };
}
