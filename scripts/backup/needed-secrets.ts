import { keyIds } from '@/kit/db/secret-keys';
import { PURPOSE_NAMES, SECRET_PURPOSES } from '@/kit/db/secret-purposes';
import { Refusal } from '../lib/refusal';
import type { Manifest } from './manifest';

/** What nobody has to bring along: sessions end with a restore, and counters start again at zero. */
const ANEW = ['sessions', 'limits'];

/** @throws Refusal when the site of the backup used secrets that are not here, unless people accept that */
export function refuseMissingSecrets({ secrets }: Manifest, isAccepted: boolean): void {
  if (!secrets || isAccepted) return;
  const missing = PURPOSE_NAMES.filter((purpose) => {
    const [current] = secrets[purpose] ?? [];
    return current && !ANEW.includes(purpose) && !keyIds(purpose).includes(current);
  });
  if (missing.length === 0) return;
  const lost = missing.map((purpose) => SECRET_PURPOSES[purpose].of).join('; ');
  throw new Refusal(
    `This machine lacks secrets of the backed-up site, which no backup contains (${missing.join(', ')}). ` +
      'Bring them first: `npm run secrets -- import <file>`, or that PAYLOAD_SECRET. ' +
      `If they are lost, add --without-secrets: these stop working: ${lost}.`,
  );
}
