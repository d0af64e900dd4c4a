import { processSingleton } from '@/kit/shared/process-singleton';

const ROBOTS = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor|curl|wget|python|^$/i;

/** Self-declared robots and browser prefetches. The headers are read, never stored. */
function isAutomated(headers: Headers): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return purpose.includes('prefetch') || ROBOTS.test(headers.get('user-agent') ?? '');
}

const MINUTE = 60_000;
/** A whole chapter may follow five accounts in the same minute over one Wi-Fi. */
const A_MINUTE = 300;

/** Whether this address stays below an absurd number of clicks and visits. Counts last a minute and are never stored. */
function isWithinRate(address: string, now: number): boolean {
  const pace = processSingleton('counted-pace', () => ({ minute: 0, uses: new Map<string, number>() }));
  const minute = Math.floor(now / MINUTE);
  if (pace.minute !== minute) {
    pace.minute = minute;
    pace.uses.clear();
  }
  const uses = (pace.uses.get(address) ?? 0) + 1;
  pace.uses.set(address, uses);
  return uses <= A_MINUTE;
}

/** Whether a click or a visit is a person's, as far as a request shows. */
export const isCountable = (headers: Headers, address: string, now = Date.now()): boolean =>
  !isAutomated(headers) && isWithinRate(address, now);
