const KEY = 'colonnade-passkey-offer';
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether to offer a passkey in this browser now; then not again for a month. */
export function isOfferDue(): boolean {
  try {
    const last = Number(localStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < MONTH_MS) return false;
    localStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Storage is off: no way to remember a no.
    return false;
  }
}
