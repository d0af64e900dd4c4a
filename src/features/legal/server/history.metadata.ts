import type { PageFacts } from '@/core/server/page-metadata';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { LegalSlug } from '../contract';
import type { PolicyWords } from '../contract.texts';
import { getChanges, getVersions, getVersionText } from './legal.queries';
import { versionNumber } from './version-number';

/** @returns null if there is no history */
export async function historyFacts(words: PolicyWords, slug: LegalSlug): Promise<PageFacts | null> {
  const [latest] = await getVersions(slug);
  return latest
    ? {
        title: fillPlaceholders(words.history.title, { title: latest.title }),
        description: words.search.history,
      }
    : null;
}

/** @param segment as requested */
export async function versionFacts(
  words: PolicyWords,
  slug: LegalSlug,
  segment: string,
): Promise<PageFacts | null> {
  const number = versionNumber(segment);
  const text = number && (await getVersionText(slug, number));
  if (!text) return null;
  const facts = { title: text.title, number: String(number) };
  return { title: fillPlaceholders(words.version.title, facts), description: text.description };
}

/** @param segment as requested */
export async function changesFacts(
  words: PolicyWords,
  slug: LegalSlug,
  segment: string,
): Promise<PageFacts | null> {
  const number = versionNumber(segment);
  const changes = number && (await getChanges(slug, number));
  if (!changes) return null;
  const facts = { title: changes.plainTitle, number: String(number) };
  return {
    title: fillPlaceholders(words.compared.title, facts),
    description: changes.changeNote ?? fillPlaceholders(words.search.compared, facts),
  };
}
