import { env } from '@/env';
import { issueToken, readToken } from '@/server/signed-token';
import { confirmForm, unsubscribeForm } from '../contract';

type Purpose = 'newsletter-confirm' | 'newsletter-unsubscribe';

const PATHS = {
  'newsletter-confirm': confirmForm.path,
  'newsletter-unsubscribe': unsubscribeForm.path,
} as const;

/** Address of a page that acts for this subscriber only, for use in an email to them. */
export const subscriberLink = (purpose: Purpose, email: string) =>
  `${env().SITE_URL}${PATHS[purpose]}?token=${issueToken(purpose, email.toLowerCase())}`;

/** @returns the subscriber's address, or null when the token was not made here for this purpose */
export const subscriberOf = (purpose: Purpose, token: unknown) => readToken(purpose, token);
