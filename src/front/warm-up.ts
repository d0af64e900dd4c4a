import { setTimeout as sleep } from 'node:timers/promises';
import { FORM_APIS } from '@/site-forms';
import type { PageCache } from './page-cache';

/** Long enough to read what has arrived and to send what is ready. */
const BREATH_MS = 10;

/**
 * In order: what all pages share, Payload with all collections, the back office, the brand assets studio, and the
 * handlers that the front calls itself (`direct-answer.ts`). Everything else is loaded on first use, in less than a
 * twentieth of a second each (measured).
 */
const HEAVY = ['/', '/privacy-policy', '/admin/login', '/social-media'];
const DIRECT = [...FORM_APIS, '/api/auth/login'];

/**
 * Loads what visitors will ask for. Next would load everything before the first response, or each piece on first use,
 * which blocks everybody else: this process has one thread. So the first page does not wait, and `ready` is reported
 * when everything is loaded.
 */
export async function warmUp({ prepare }: Pick<PageCache, 'prepare'>): Promise<void> {
  for (const path of [...HEAVY, ...DIRECT]) {
    await prepare(path);
    // Requests that wait for that page, or arrived meanwhile, go first.
    await sleep(BREATH_MS);
  }
}
