import { processSingleton } from '@/shared/process-singleton';

const ROBOTS = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor|curl|wget|python|^$/i;

/** Self-declared robots and browser prefetches. The headers are read, never stored. */
export function isAutomated(headers: Headers): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return purpose.includes('prefetch') || ROBOTS.test(headers.get('user-agent') ?? '');
}

const MINUTE = 60_000;
/** A whole chapter may follow five accounts in the same minute over one Wi-Fi. */
const A_MINUTE = 300;

/** Whether this address stays below an absurd number of clicks. Counts last a minute and are never stored. */
export function isWithinClickRate(address: string, now = Date.now()): boolean {
  const pace = processSingleton('link-click-pace', () => ({ minute: 0, clicks: new Map<string, number>() }));
  const minute = Math.floor(now / MINUTE);
  if (pace.minute !== minute) {
    pace.minute = minute;
    pace.clicks.clear();
  }
  const clicks = (pace.clicks.get(address) ?? 0) + 1;
  pace.clicks.set(address, clicks);
  return clicks <= A_MINUTE;
}
