import { requireRole, SUPPORTERS } from '@/core/server/session';
import { inSql } from '@/kit/db/in-sql';
import { requestPool } from '@/kit/db/pool';
import { parseWith, publicEndpoint } from '@/kit/server/public-endpoint';
import { readJson } from '@/kit/server/read-body';
import { json } from '@/kit/server/responses';
import { type SecondSpots, secondSpotsRequest } from '../contract';
import { applicationStates, SEATED } from '../rules/application-states';
import { holdsSpot, isSameChapter } from '../rules/same-chapter';

const ACCEPTABLE = applicationStates.options
  .map(({ value }) => value)
  .filter((state) => applicationStates.after(state).includes(SEATED));

/** Of the selection, only what can be accepted takes a spot: neither what looks like spam nor what was declined. */
const CHAPTERS = `
  with taking as (select * from waitlist where id = any($1::int[])
                  and quarantined is not true and status in (${inSql(ACCEPTABLE)})),
       spots as (select one.*, false as holds from taking one
                 where exists (select from waitlist other where ${isSameChapter('one', 'other')}
                   and (${holdsSpot('other')} or other.id in (select id from taking)))
                 union all
                 select other.*, true from waitlist other
                 where ${holdsSpot('other')} and exists (select from taking one where ${isSameChapter('one', 'other')}))
  select json_agg(json_build_object('id', id, 'organization', organization, 'reference', reference, 'holds', holds)
           order by holds desc, id) as spots
  from spots group by organization_key order by min(id)`;

/** POST: the chapters that would have more than one founding spot if all of these were accepted. Changes nothing. */
export const secondSpotsEndpoint = publicEndpoint({
  POST: async (call) => {
    await requireRole(call, SUPPORTERS);
    const { ids } = parseWith(secondSpotsRequest, await readJson(call.request));
    const { rows } = await requestPool().query<{ spots: SecondSpots['chapters'][number] }>(CHAPTERS, [ids]);
    return json({ chapters: rows.map(({ spots }) => spots) } satisfies SecondSpots);
  },
});
