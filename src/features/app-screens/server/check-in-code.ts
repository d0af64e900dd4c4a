import QRCode from 'qrcode';
import type { CodePath } from '@/kit/shared/picture';

/**
 * The QR code of the check-in screen: one filled bar for each run of dark modules. Each begins in steps from the start
 * of the one before: home carries the code twice, and steps repeat where places do not.
 */
export function checkInCode(text: string): CodePath {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  let d = 'M0 0';
  let last = { x: 0, y: 0 };
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(y, x)) continue;
      const start = x;
      while (x + 1 < modules.size && modules.get(y, x + 1)) x++;
      const run = x + 1 - start;
      d += `m${start - last.x} ${y - last.y}h${run}v1h-${run}z`;
      last = { x: start, y };
    }
  }
  return { modules: modules.size, d };
}
