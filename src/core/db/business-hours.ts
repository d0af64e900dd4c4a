import { type BusinessHours, businessHoursOf, type StoredHours } from '@/core/shared/business-hours';
import type { Transaction } from '@/kit/db/transaction';

/** The published brand's hours, in the shape of its document. */
export const STORED_HOURS = `jsonb_build_object('zone', brand.hours_zone, 'rule', brand.hours_rule,
    'closedRule', brand.hours_closed_rule,
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', part.day, 'opens', part.opens, 'closes', part.closes)
      order by part._order), '[]') from brand_hours_days part where part._parent_id = brand.id),
    'closed', (select coalesce(jsonb_agg(jsonb_build_object('name', part.name,
      'date', to_char(part.date at time zone 'UTC', 'YYYY-MM-DD')) order by part._order), '[]')
      from brand_hours_closed part where part._parent_id = brand.id))`;

const READ = `select ${STORED_HOURS} as hours from brand order by brand.id limit 1`;

/** The hours that a promise made in this transaction counts; null: around the clock. */
export async function readBusinessHours(tx: Pick<Transaction, 'query'>): Promise<BusinessHours | null> {
  const { rows } = await tx.query<{ hours: StoredHours }>(READ);
  return businessHoursOf(rows[0]?.hours);
}
