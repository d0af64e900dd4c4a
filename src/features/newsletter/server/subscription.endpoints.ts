import { EndpointError } from '@/server/endpoint-errors';
import { type Call, publicEndpoint, withoutBody } from '@/server/public-endpoint';
import { readForm } from '@/server/read-body';
import { plain, seeOther } from '@/server/responses';
import { confirmForm, unsubscribeForm } from '../contract';
import { subscriberOf } from './subscriber-links';
import { confirmSubscriber, unsubscribeReader } from './subscribers';

type Purpose = Parameters<typeof subscriberOf>[0];

const BAD_LINK = 'This link is not valid';

function readerOf(purpose: Purpose, { request }: Call): string {
  const reader = subscriberOf(purpose, new URL(request.url).searchParams.get('token'));
  if (reader === null) throw new EndpointError('invalid', { message: BAD_LINK });
  return reader;
}

/** The button on the page that the email links to. */
export const confirmEndpoint = publicEndpoint({
  POST: withoutBody(async (call) => {
    const isKnown = await confirmSubscriber(readerOf('newsletter-confirm', call));
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
 * same answer however often it asks. Only a person on the page is redirected to the page.
 */
export const unsubscribeEndpoint = publicEndpoint(
  {
    POST: withoutBody(async (call) => {
      const fromPage = await isFromPage(call);
      await unsubscribeReader(readerOf('newsletter-unsubscribe', call));
      if (fromPage) return seeOther(unsubscribeForm.path, { result: 'done' });
      return plain(200, 'You’re unsubscribed from the newsletter');
    }),
  },
  { acceptForeignOrigin: true },
);
