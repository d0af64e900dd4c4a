import { env } from '@/env';
import { issueToken, readToken } from '@/server/signed-token';
import { confirmForm, unsubscribeForm } from '../contract';

type Purpose = 'newsletter-confirm' | 'newsletter-unsubscribe';

const PATHS = {
  'newsletter-confirm': confirmForm.path,
  'newsletter-unsubscribe': unsubscribeForm.path,
} as const;

/** Address of a page that acts for this reader only, for use in a mail to the reader. */
export const subscriberLink = (purpose: Purpose, email: string) =>
  `${env().SITE_URL}${PATHS[purpose]}?token=${issueToken(purpose, email.toLowerCase())}`;

/** @returns the reader's address, or null when the token was not made here for this purpose */
export const subscriberOf = (purpose: Purpose, token: unknown) => readToken(purpose, token);
