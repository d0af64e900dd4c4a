import { keepOne } from '@/shared/keep-one';

const ROBOTS = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor|curl|wget|python|^$/i;

/** Robots that say so, and what browsers fetch before anybody asked for it. The headers are read, never kept. */
export function isNoPersons(headers: Headers): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return purpose.includes('prefetch') || ROBOTS.test(headers.get('user-agent') ?? '');
}

const MINUTE = 60_000;
/** A whole chapter may follow five accounts in the same minute over one Wi-Fi. */
const A_MINUTE = 300;

/** Whether this address has not clicked absurdly often. What it did is forgotten with the minute, and never stored. */
export function pacedClick(address: string, now = Date.now()): boolean {
  const pace = keepOne('link-click-pace', () => ({ minute: 0, clicks: new Map<string, number>() }));
  const minute = Math.floor(now / MINUTE);
  if (pace.minute !== minute) {
    pace.minute = minute;
    pace.clicks.clear();
  }
  const clicks = (pace.clicks.get(address) ?? 0) + 1;
  pace.clicks.set(address, clicks);
  return clicks <= A_MINUTE;
}
