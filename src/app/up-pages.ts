import type { Metadata } from 'next';
import type { PageFacts } from '@/core/server/page-metadata';
import { env } from '@/env';
import { blockedSets, lettersOfSlug, UP_PATH } from '@/features/letters/contract';
import { LETTERS_TEXTS } from '@/features/letters/contract.texts';
import { lettersFacts } from '@/features/letters/server/letters.metadata';
import { metadataWithImage, pageFacts } from './page-facts';
import { notFoundMetadata } from './page-not-found';
import { wordsFor } from './words';

const lettersOfPath = (path: string) =>
  path.startsWith(`${UP_PATH}/`) ? lettersOfSlug(path.slice(UP_PATH.length + 1)) : null;

/** Whether letters could have this path. */
export const isUpPath = (path: string): boolean => lettersOfPath(path) !== null;

/** What the page of these letters says about itself; that of blocked ones says what the home page does. */
export async function pageFactsOfUp(path: string): Promise<PageFacts | null> {
  const letters = lettersOfPath(path);
  if (!letters) return null;
  const words = await wordsFor(LETTERS_TEXTS);
  if (blockedSets(words.blocked.sets).includes(letters)) return pageFacts('/');
  return lettersFacts(letters, words, new URL(env().SITE_URL).host);
}

/** `generateMetadata` of the page of these letters. */
export async function upMetadata(path: string): Promise<Metadata> {
  const facts = await pageFactsOfUp(path);
  return facts ? metadataWithImage(path, facts) : notFoundMetadata();
}
