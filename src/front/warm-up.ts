import { setTimeout as sleep } from 'node:timers/promises';
import type { KeptPages } from './kept-pages';

/** Long enough to read what has arrived and to send what is finished. */
const BREATH_MS = 10;

/**
 * In turn: what all pages share, Payload with all collections, the back office, the studio of brand assets, and what the
 * forms share. What is left is loaded at its first use, in less than a twentieth of a second each (measured).
 */
const HEAVY = ['/', '/privacy-policy', '/admin/login', '/social-media', '/api/support'];

/**
 * Loads what visitors will ask for. Next would load it all before the first answer, or each piece at its first use,
 * which stops everybody else for as long: this process has one thread. So the first page is not kept waiting, and
 * `ready` is said when all is loaded.
 */
export async function warmUp({ prepare }: Pick<KeptPages, 'prepare'>): Promise<void> {
  for (const path of HEAVY) {
    await prepare(path);
    // Whoever waits for that page, or came meanwhile, goes first.
    await sleep(BREATH_MS);
  }
}
