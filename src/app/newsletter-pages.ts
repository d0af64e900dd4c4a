import type { Metadata } from 'next';
import type { PageFacts, RecordPages } from '@/core/server/page-metadata';
import { isOn } from '@/features';
import { FEED_LINKS } from '@/features/blog/server/blog.metadata';
import { readAnnouncement } from '@/features/draw/server/announcement.queries';
import { ARCHIVE, issuePath } from '@/features/newsletter/contract';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { archiveFacts, issueFacts } from '@/features/newsletter/server/archive.metadata';
import { readArchive, readArchivedIssue } from '@/features/newsletter/server/archive.queries';
import { metadataWithImage } from './page-facts';
import { notFoundMetadata } from './page-not-found';
import { wordsFor } from './words';

const ISSUE = /^\/newsletter\/([a-z0-9-]+)$/;

export const archivedIssue = (slug: string) => readArchivedIssue(slug, readAnnouncement);

async function factsOf(path: string): Promise<PageFacts | null> {
  const words = await wordsFor(NEWSLETTER_TEXTS);
  const slug = ISSUE.exec(path)?.[1];
  if (slug) {
    const issue = await archivedIssue(slug);
    return issue && issueFacts(words, issue);
  }
  const newest = await readArchive(1);
  return newest.length > 0 ? archiveFacts(words, newest) : null;
}

/** `generateMetadata` of the archive's routes. */
export async function archiveMetadata(path: string): Promise<Metadata> {
  const facts = await factsOf(path);
  if (!facts) return notFoundMetadata();
  const { alternates, ...metadata } = await metadataWithImage(path, facts);
  return {
    ...metadata,
    alternates: {
      ...alternates,
      ...(isOn('blog') && { types: FEED_LINKS }),
    },
  };
}

/** Nothing before the first public issue. */
async function toFind(): Promise<{ path: string; facts: PageFacts }[]> {
  const issues = await readArchive();
  if (issues.length === 0) return [];
  const words = await wordsFor(NEWSLETTER_TEXTS);
  return [
    { path: ARCHIVE, facts: archiveFacts(words, issues) },
    ...issues.map((issue) => ({ path: issuePath(issue.slug), facts: issueFacts(words, issue) })),
  ];
}

/** The newsletter's archive and its issues. */
export const archivePages: RecordPages = {
  couldBe: (path) => path === ARCHIVE || ISSUE.test(path),
  factsOf,
  toFind,
};
