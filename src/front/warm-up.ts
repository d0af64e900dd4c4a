import { setTimeout as sleep } from 'node:timers/promises';
import { registerDirectPosts } from '@/core/server/direct-posts';
import type { PageCache } from './page-cache';

/** Long enough to read what has arrived and to send what is ready. */
const BREATH_MS = 10;

/**
 * In order: what all pages share, Payload with all collections, the back office, the brand assets studio, and the route
 * that knows the forms. Everything else is loaded on first use, in less than a twentieth of a second each (measured).
 */
const HEAVY = ['/', '/privacy-policy', '/admin/login', '/social-media', '/api'];

/**
 * Loads what visitors will ask for, and last the handlers that the front calls itself (`direct-answer.ts`). Next would
 * load everything before the first response, or each piece on first use, which blocks everybody else: this process has
 * one thread. So the first page does not wait, and `ready` is reported when everything is loaded.
 */
export async function warmUp({ prepare }: Pick<PageCache, 'prepare'>): Promise<void> {
  // Requests that wait for what was loaded, or arrived meanwhile, go first.
  const breathe = () => sleep(BREATH_MS);
  for (const path of HEAVY) {
    await prepare(path);
    await breathe();
  }
  await registerDirectPosts(breathe);
}
