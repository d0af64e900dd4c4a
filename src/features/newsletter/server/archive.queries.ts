import { cache } from 'react';
import type { ReadAnnouncement } from '@/core/shared/announcement';
import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import { type ArticleRoot, nodesOf } from '@/kit/shared/article';
import { toArticle } from '@/kit/shared/article-blocks';
import type { IssueSummary, IssueView } from '../contract';
import { announcementNodes, announcementOf } from './announced-draw';

/** From its start on: the first reader's link works before the last mail is sent. */
const IS_SHOWN = 'started_at is not null and slug is not null and is_public';
const SUMMARY = `slug, number::int as number, subject as title, coalesce(preview_text, '') as lead,
  to_json(started_at)#>>'{}' as "mailedAt"`;

const inUtc = <Row extends IssueSummary>(row: Row): Row => ({
  ...row,
  mailedAt: new Date(row.mailedAt).toISOString(),
});

/** Newest first. */
export async function readArchive(count: number | null = null): Promise<IssueSummary[]> {
  const { rows } = await requestPool().query<IssueSummary>({
    name: 'read-archive',
    text: `select ${SUMMARY} from newsletter_issues where ${IS_SHOWN} order by number desc limit $1`,
    values: [count],
  });
  return rows.map(inUtc);
}

type Stored = IssueSummary & { body: ArticleRoot | null; announces: number | null };

/** The text that every subscriber got, without what belongs to one of them: no name, no link to unsubscribe. */
export const readArchivedIssue = cache(
  async (slug: string, readAnnouncement: ReadAnnouncement): Promise<IssueView | null> => {
    const { rows } = await requestPool().query<Stored>({
      name: 'read-archived-issue',
      text: `select ${SUMMARY}, body, announces_id as announces from newsletter_issues where slug = $1 and ${IS_SHOWN}`,
      values: [slug],
    });
    const [row] = rows;
    if (!row) return null;
    const { body, announces, ...summary } = row;
    const announcement = await announcementOf(announces, readAnnouncement);
    const nodes = [
      ...nodesOf(body),
      ...(announcement ? announcementNodes(announcement, env().SITE_URL) : []),
    ];
    const older = await requestPool().query<IssueSummary>({
      name: 'read-older-issue',
      text: `select ${SUMMARY} from newsletter_issues where ${IS_SHOWN} and number < $1 order by number desc limit 1`,
      values: [summary.number],
    });
    return {
      ...inUtc(summary),
      body: toArticle(nodes, new Map()),
      older: older.rows[0] ? inUtc(older.rows[0]) : null,
    };
  },
);
