import { enqueueMail } from '@/core/db/enqueue-mail';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { env } from '@/env';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { type Call, publicEndpoint, withoutBody } from '@/kit/server/public-endpoint';
import { readForm } from '@/kit/server/read-body';
import { plain, seeOther } from '@/kit/server/responses';
import { confirmForm, issuePath, unsubscribeForm } from '../contract';
import { readArchive } from './archive.queries';
import { readNewsletterWords } from './newsletter-words.queries';
import { renewUnsubscribeLink } from './renew-link';
import { type ReadLink, readLink, subscriberLink } from './subscriber-links';
import { confirmSubscriber, unsubscribeReader } from './subscribers';
import { welcomeMail } from './welcome.email';

const BAD_LINK = 'This link is not valid';
const OLD_LINK = 'This link has expired. Please open it in a browser to get a new one by email';

async function linkOf(purpose: Parameters<typeof readLink>[0], { request }: Call): Promise<ReadLink> {
  const link = await readLink(purpose, new URL(request.url).searchParams.get('token'));
  if (link === null) throw new EndpointError('invalid', { message: BAD_LINK });
  return link;
}

/** The button on the page that the email links to. Whoever was not subscribed before it gets a welcome. */
export const confirmEndpoint = publicEndpoint({
  POST: withoutBody(async (call) => {
    const { email, madeAt, isExpired } = await linkOf('newsletter-confirm', call);
    if (isExpired) return seeOther(confirmForm.path, { result: 'expired' });
    const [brand, words, [latest]] = await Promise.all([
      readBrandIdentity(),
      readNewsletterWords(),
      readArchive(1),
    ]);
    const links = {
      unsubscribeUrl: subscriberLink('newsletter-unsubscribe', email),
      preferencesUrl: subscriberLink('newsletter-preferences', email),
      latestUrl: latest ? `${env().SITE_URL}${issuePath(latest.slug)}` : null,
    };
    const isKnown = await confirmSubscriber(email, madeAt, async (tx, id) => {
      await enqueueMail(tx, welcomeMail({ id, email }, brand, links, words.welcome));
    });
    return seeOther(confirmForm.path, { result: isKnown ? 'done' : 'gone' });
  }),
});

/** The page's own button says so; a mail program sends `List-Unsubscribe=One-Click`, in either form encoding. */
async function isFromPage({ request, headers }: Call): Promise<boolean> {
  if (!headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return false;
  return (await readForm(request)).from === 'page';
}

/**
 * RFC 8058: a mail program posts here for its user, without a cookie and from anywhere. It gets no redirect, and the
 * same answer however often it asks. Only a person on the page is redirected to the page; with an expired link, the
 * same button sends a new one by mail.
 */
export const unsubscribeEndpoint = publicEndpoint(
  {
    POST: withoutBody(async (call) => {
      const fromPage = await isFromPage(call);
      const { email, isExpired } = await linkOf('newsletter-unsubscribe', call);
      if (isExpired && !fromPage) throw new EndpointError('invalid', { message: OLD_LINK });
      if (
        isExpired &&
        (await renewUnsubscribeLink(email, await readBrandIdentity(), await readNewsletterWords()))
      )
        return seeOther(unsubscribeForm.path, { result: 'sent' });
      if (!isExpired) await unsubscribeReader(email);
      if (fromPage) return seeOther(unsubscribeForm.path, { result: 'done' });
      return plain(200, 'You’re unsubscribed from the newsletter');
    }),
  },
  { acceptForeignOrigin: true },
);
