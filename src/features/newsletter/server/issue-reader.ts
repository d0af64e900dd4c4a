import { env } from '@/env';
import { issuePath } from '../contract';
import { subscriberLink } from './subscriber-links';

type Shown = { slug: string | null; isPublic: boolean };

/** One subscriber's links in an issue. */
export function issueReader(email: string, { slug, isPublic }: Shown) {
  const siteUrl = env().SITE_URL;
  return {
    email,
    unsubscribeUrl: subscriberLink('newsletter-unsubscribe', email),
    preferencesUrl: subscriberLink('newsletter-preferences', email),
    browserUrl: isPublic && slug ? `${siteUrl}${issuePath(slug)}` : null,
    siteUrl,
  };
}
