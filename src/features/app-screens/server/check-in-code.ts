import QRCode from 'qrcode';
import type { CodePath } from '../contract';

/** The QR code of the check-in screen: one horizontal stroke per run of dark modules. */
export function checkInCode(text: string): CodePath {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  let d = '';
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(y, x)) continue;
      const start = x;
      while (x + 1 < modules.size && modules.get(y, x + 1)) x++;
      const run = x + 1 - start;
      d += `M${start} ${y}h${run}v1h-${run}z`;
    }
  }
  return { modules: modules.size, d };
}
