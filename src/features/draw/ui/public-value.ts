import { fillPlaceholders } from '@/shared/fill-placeholders';
import type { RoundWords } from '../contract.round-texts';
import { isProtocol2 } from '../protocol/commitment';
import type { DrawFacts } from '../protocol/facts';
import { QUICKNET } from '../protocol/quicknet';

/** The public value in words: which one, where to look it up, and what it was. */
export function publicValue({ number }: RoundWords['status'], { commitment, draw }: DrawFacts) {
  const value = draw === null ? null : 'signature' in draw ? draw.signature : draw.beacon;
  if (!isProtocol2(commitment))
    return {
      what: commitment.beacon.what,
      address: commitment.beacon.address,
      due: commitment.beacon.due,
      value,
    };
  const { round, due } = commitment.drand;
  return {
    what: fillPlaceholders(number, { round: String(round) }),
    address: `https://api.drand.sh/${QUICKNET.chain}/public/${round}`,
    due,
    value,
  };
}
