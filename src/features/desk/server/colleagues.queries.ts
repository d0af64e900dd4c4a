import { requestPool } from '@/kit/db/pool';
import type { DeskRecord } from '../contract';

const COLLEAGUES = `select id, username from users
  where role in ('admin', 'support') and disabled is not true order by username limit 200`;

/** Who answers requests, by name. */
export const readColleagues = async (): Promise<DeskRecord['colleagues']> =>
  (await requestPool().query<DeskRecord['colleagues'][number]>(COLLEAGUES)).rows;
