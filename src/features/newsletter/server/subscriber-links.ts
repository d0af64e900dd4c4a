import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import { issueToken, readToken } from '@/kit/db/signed-token';
import { confirmForm, preferencesForm, unsubscribeForm } from '../contract';

type Purpose = 'newsletter-confirm' | 'newsletter-unsubscribe' | 'newsletter-preferences';

const PATHS = {
  'newsletter-confirm': confirmForm.path,
  'newsletter-unsubscribe': unsubscribeForm.path,
  'newsletter-preferences': preferencesForm.path,
} as const;

const DAY = 24 * 3_600_000;

/**
 * How long a link works. A consent that is confirmed months later does not count; a reader may want to leave years
 * after the last issue.
 */
const LIFETIMES = {
  'newsletter-confirm': 7 * DAY,
  'newsletter-unsubscribe': 5 * 365 * DAY,
  'newsletter-preferences': 5 * 365 * DAY,
} as const;

/** Address of a page that acts for this subscriber only, for use in an email to them. */
export const subscriberLink = (purpose: Purpose, email: string, now = Date.now()) =>
  `${env().SITE_URL}${PATHS[purpose]}?token=${issueToken(purpose, `${email.toLowerCase()} ${now}`)}`;

const DATED_SINCE = '20261123_175000_dated_links';

/** Older versions mailed links without a date. They count from the day on which this version was installed. */
async function undatedSince(): Promise<number> {
  const { rows } = await requestPool().query<{ at: Date }>(
    'select created_at as at from payload_migrations where name = $1',
    [DATED_SINCE],
  );
  return rows[0]?.at.getTime() ?? 0;
}

export type ReadLink = { email: string; madeAt: Date; isExpired: boolean };

/** @returns the subscriber's address, or null when the token was not made here for this purpose */
export async function readLink(purpose: Purpose, token: unknown, now = Date.now()): Promise<ReadLink | null> {
  const value = readToken(purpose, token);
  if (value === null) return null;
  const [email = '', made] = value.split(' ');
  const since = made === undefined ? await undatedSince() : Number(made);
  return { email, madeAt: new Date(since), isExpired: !(now - since < LIFETIMES[purpose]) };
}
