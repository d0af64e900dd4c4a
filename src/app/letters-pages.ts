import type { Metadata } from 'next';
import type { PageFacts, RecordPages } from '@/core/server/page-metadata';
import { env } from '@/env';
import { blockedSets, lettersOfSlug, UP_PATH } from '@/features/letters/contract';
import { LETTERS_TEXTS } from '@/features/letters/contract.texts';
import { lettersFacts } from '@/features/letters/server/letters.metadata';
import { letterFieldWords } from '@/features/letters/ui/field-words';
import { metadataWithImage, pageFacts } from './page-facts';
import { notFoundMetadata } from './page-not-found';
import { wordsFor } from './words';

const lettersOfPath = (path: string) =>
  path.startsWith(`${UP_PATH}/`) ? lettersOfSlug(path.slice(UP_PATH.length + 1)) : null;

/** That of blocked letters says what the home page does. */
async function factsOf(path: string): Promise<PageFacts | null> {
  const letters = lettersOfPath(path);
  if (!letters) return null;
  const words = await wordsFor(LETTERS_TEXTS);
  if (blockedSets(words.blocked.sets).includes(letters)) return pageFacts('/');
  return lettersFacts(letters, words, new URL(env().SITE_URL).host);
}

/** `generateMetadata` of the page of these letters. */
export async function upMetadata(path: string): Promise<Metadata> {
  const facts = await factsOf(path);
  return facts ? metadataWithImage(path, facts) : notFoundMetadata();
}

/** A house with somebody's letters. */
export const upPages: RecordPages = { couldBe: (path) => lettersOfPath(path) !== null, factsOf };

/** What a field for letters says on a page of another feature. */
export const letterField = async () => letterFieldWords(await wordsFor(LETTERS_TEXTS));
