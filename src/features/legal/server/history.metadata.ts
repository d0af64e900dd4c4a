import type { PageFacts } from '@/server/page-metadata';
import type { LegalSlug } from '../contract';
import { getChanges, getVersions, getVersionText } from './legal.queries';
import { versionNumber } from './version-number';

/** @returns null if there is no history */
export async function historyFacts(slug: LegalSlug): Promise<PageFacts | null> {
  const [latest] = await getVersions(slug);
  return latest
    ? {
        title: `${latest.title}: history`,
        description: 'Every version we have published, newest first, and what each of them changed.',
      }
    : null;
}

/** @param segment as requested */
export async function versionFacts(slug: LegalSlug, segment: string): Promise<PageFacts | null> {
  const number = versionNumber(segment);
  const text = number && (await getVersionText(slug, number));
  return text ? { title: `${text.title}, version ${number}`, description: text.description } : null;
}

/** @param segment as requested */
export async function changesFacts(slug: LegalSlug, segment: string): Promise<PageFacts | null> {
  const number = versionNumber(segment);
  const changes = number && (await getChanges(slug, number));
  return changes
    ? {
        title: `${changes.plainTitle}: changes in version ${number}`,
        description: changes.changeNote ?? `What version ${number} changed, word by word.`,
      }
    : null;
}
