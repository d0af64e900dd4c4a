const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** '3 h', with minutes only if hours alone would be misleading. @param ms not negative */
export function timeSpan(ms: number): string {
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / MINUTE))} min`;
  return ms < 72 * HOUR ? `${Math.floor(ms / HOUR)} h` : `${Math.floor(ms / (24 * HOUR))} days`;
}
