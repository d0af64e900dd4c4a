import type { PageFacts } from '@/core/server/page-metadata';
import { ARCHIVE, type IssueSummary, issuePath } from '../contract';
import type { NewsletterWords } from '../contract.texts';

const card: PageFacts['card'] = { motif: { kind: 'document' } };

export const archiveFacts = ({ archive }: NewsletterWords, [newest]: IssueSummary[]): PageFacts => ({
  title: archive.title,
  description: archive.text,
  changedAt: newest?.mailedAt,
  isFindable: true,
  card,
});

/** An issue without a preview text is described by what it is. */
export const issueFacts = (
  { archive }: NewsletterWords,
  { title, lead, mailedAt, number }: IssueSummary,
): PageFacts => ({
  title,
  description: lead || `${archive.title} ${number}. ${archive.text}`,
  changedAt: mailedAt,
  isFindable: true,
  card,
});

type Publisher = { name: string; site: string };

/** schema.org's Article. */
export function issueArticle(issue: IssueSummary, { name, site }: Publisher): Record<string, unknown> {
  const url = new URL(issuePath(issue.slug), site).href;
  return {
    '@type': 'Article',
    headline: issue.title,
    url,
    mainEntityOfPage: url,
    datePublished: issue.mailedAt,
    isPartOf: { '@type': 'CreativeWorkSeries', name, url: new URL(ARCHIVE, site).href },
    author: { '@type': 'Organization', name },
    publisher: { '@type': 'Organization', name },
  };
}
