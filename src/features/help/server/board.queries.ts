import { requestPool } from '@/kit/db/pool';
import { CHECK_AGAIN, type HelpBoard } from '../contract';

const SHOWN = 8;
/** Networks that must have searched for the same words before anybody sees them. */
const NETWORKS = 3;

const rowsOf = async <Row extends object>(text: string): Promise<Row[]> =>
  (await requestPool().query<Row>(text)).rows;

/** For editors: articles to check, and what visitors looked for and did not find. */
export async function readHelpBoard(): Promise<HelpBoard> {
  const [unchecked, notFound, missing] = await Promise.all([
    rowsOf<HelpBoard['unchecked'][number]>(
      `select id, question, owner, to_char(checked_on at time zone 'UTC', 'YYYY-MM-DD') as "checkedOn"
       from help_articles where _status = 'published' and checked_on < now() - interval '${CHECK_AGAIN} days'
       order by checked_on limit ${SHOWN}`,
    ),
    rowsOf<HelpBoard['notFound'][number]>(
      `select words, count(*)::int as networks from site.help_not_found group by words having count(*) >= ${NETWORKS}
       order by 2 desc, 1 limit ${SHOWN}`,
    ),
    rowsOf<HelpBoard['missing'][number]>(
      `select m.id, m.article_id as article, a.question, m.text
       from site.help_missing m join help_articles a on a.id = m.article_id
       order by m.id desc limit ${SHOWN}`,
    ),
  ]);
  return { unchecked, notFound, missing };
}
