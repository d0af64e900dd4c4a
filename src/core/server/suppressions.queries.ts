import type { Bounce } from '@/core/shared/bounce';
import { requestPool } from '@/kit/db/pool';

type Row = Omit<Bounce, 'at'> & { at: Date };

/** A complaint may replace what was stored when an email came back. */
const CAME_BACK = `select reason as kind, note as problem, updated_at as at from suppressions
  where email = lower($1) and reason in ('bounced', 'complaint')`;

/** Who unsubscribed, or whom staff took off the newsletter by hand, is the newsletter’s matter alone. */
export async function readBounce(email: string): Promise<Bounce | null> {
  const [row] = (await requestPool().query<Row>(CAME_BACK, [email])).rows;
  return row ? { ...row, at: row.at.toISOString() } : null;
}

/** SQL: why this address gets no newsletter; null if it may. */
export const suppressionOf = (email: string) =>
  `(select reason::text from suppressions where email = lower(${email}))`;
