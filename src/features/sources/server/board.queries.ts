import { requestPool } from '@/kit/db/pool';
import type { SourceResult } from '../contract';

const SHOWN = 8;

/** The sources that brought somebody, those with the most founding seats first. Suspected spam does not count. */
export async function readSourceResults(): Promise<SourceResult[]> {
  const { rows } = await requestPool().query<SourceResult>(
    `select source.id, source.name, coalesce(seats, 0)::int as seats, coalesce(applications, 0)::int as applications,
       coalesce(subscribers, 0)::int as subscribers, coalesce(visits, 0)::int as visits
     from sources source
     left join (select source_id, count(*) filter (where status = 'accepted') as seats, count(*) as applications
       from waitlist where source_id is not null and quarantined is not true group by source_id) applied
       on applied.source_id = source.id
     left join (select source_id, count(*) as subscribers from newsletter
       where source_id is not null and state = 'confirmed' and quarantined is not true group by source_id) subscribed
       on subscribed.source_id = source.id
     left join (select source_id, sum(visits) as visits from site.source_visits group by source_id) visited
       on visited.source_id = source.id
     where coalesce(applications, subscribers, visits) is not null
     order by seats desc, applications desc, subscribers desc, visits desc, source.id
     limit ${SHOWN}`,
  );
  return rows;
}
