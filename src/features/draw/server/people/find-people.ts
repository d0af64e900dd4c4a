import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { DrawPerson, PeopleRequest } from '../../contract.people';
import { FREE_ENTRY } from '../../protocol/entry';

type Question = Extract<PeopleRequest, { action: 'find' }>;

const MOST = 30;

const FILTERS: Record<Question['among'], string> = {
  all: '',
  several: `and exists (select 1 from site.draw_entries as other
    where other.person_id = e.person_id and other.handle <> e.handle)`,
  free: `and e.account = '${FREE_ENTRY}'`,
  disqualified: `and exists (select 1 from site.draw_people as p
    where p.id = e.person_id and p.disqualified_at is not null)`,
};

/** A prefix as a LIKE pattern. */
const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

const PEOPLE = `select p.id,
    case when p.disqualified_at is not null then json_build_object('reason', p.disqualified_for,
      'by', p.disqualified_by, 'at', p.disqualified_at) end as disqualified,
    (select json_agg(json_build_object('account', account, 'handle', handle, 'tickets', tickets) order by handle, account)
     from (select account, handle, count(*) as tickets from site.draw_entries
       where person_id = p.id group by account, handle) as own) as entries
  from site.draw_people as p where p.id = any($1) order by array_position($1, p.id)`;

/** The first people, by handle, whose handle starts with the text. @throws EndpointError not-found */
export async function findPeople(round: number, { text, among }: Question): Promise<DrawPerson[]> {
  const pool = requestPool();
  const { rowCount: rounds } = await pool.query('select 1 from draw_rounds where id = $1', [round]);
  if (rounds === 0) throw new EndpointError('not-found');
  const { rows } = await pool.query<{ id: number }>(
    `select person_id as id from (
       select e.person_id, e.handle from site.draw_entries as e
       where e.round_id = $1 and e.handle like $2 ${FILTERS[among]} order by e.handle limit ${MOST * 20}
     ) as first group by person_id order by min(handle) limit ${MOST}`,
    [round, beginning(text)],
  );
  const { rows: people } = await pool.query<DrawPerson>(PEOPLE, [rows.map(({ id }) => id)]);
  return people;
}
