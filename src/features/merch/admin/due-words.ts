import { WAITING_STATUSES } from '../contract';

export type DueWords = { text: string; tone: 'late' | 'soon' | 'fine' | 'done' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SOON = 6 * HOUR;

/** '3 h', and minutes only where hours would hide them. */
const span = (ms: number) => {
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / MINUTE))} min`;
  return ms < 72 * HOUR ? `${Math.floor(ms / HOUR)} h` : `${Math.floor(ms / (24 * HOUR))} days`;
};

/** How long somebody still waits for a price, in words; colour only repeats them. */
export function dueWords(dueAt: string | Date, status: unknown, now = Date.now()): DueWords {
  if (typeof status === 'string' && !WAITING_STATUSES.includes(status)) return { text: 'Done', tone: 'done' };
  const left = new Date(dueAt).getTime() - now;
  if (left < 0) return { text: `▲ ${span(-left)} late`, tone: 'late' };
  return { text: `in ${span(left)}`, tone: left < SOON ? 'soon' : 'fine' };
}
