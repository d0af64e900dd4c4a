import { call, query, send, signIn, someone } from '../../support/api';
import type { Site } from '../../support/site';
import type { Reading } from './row';
import { newestMail, signed, takeSecretOf } from './texts';

/** A press of the button on such a page. */
const PRESS = {
  method: 'POST',
  body: 'from=page',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
};

/** The email that asks a new subscriber to confirm. */
export const subscriptionMail: Reading = async (site) => {
  await send(site, '/api/newsletter', { email: someone() });
  return newestMail(site, 'newsletter-confirmation');
};

/** The newsletter's archive has two issues until they are removed. */
async function withIssues<T>(site: Site, read: () => Promise<T>): Promise<T> {
  await query(
    site,
    `insert into newsletter_issues (subject, body, state, number, slug, is_public, started_at)
     values ('First', '{"root":{"children":[]}}', 'sent', 9001, 'first', true, now()),
       ('Second', '{"root":{"children":[]}}', 'sent', 9002, 'second', true, now())`,
  );
  const told = await read();
  await query(site, 'delete from newsletter_issues where number > 9000');
  return told;
}

/** The email after a subscription was confirmed, while there is an issue. */
export const welcomeMail: Reading = (site) =>
  withIssues(site, async () => {
    await subscriberPage('/newsletter/confirm', '', PRESS)(site);
    return newestMail(site, 'newsletter-welcome');
  });

/** An issue as subscribers get it. */
export const issueMail: Reading = async (site) => {
  const path = '/admin/api/newsletter-issues/preview';
  const { text } = await send(site, path, { subject: 'Third' }, { cookie: await signIn(site) });
  const mail = JSON.parse(text);
  return `${mail.text}\n${mail.html}`;
};

/** The email with a new link, for a reader whose link has expired. */
export const newLinkMail: Reading = async (site) => {
  const email = someone();
  await send(site, '/api/newsletter', { email });
  takeSecretOf(site);
  const { subscriberLink } = await import('../../../src/features/newsletter/server/subscriber-links');
  const link = await signed(site, subscriberLink('newsletter-unsubscribe', email, 0));
  await call(site, link.replace(site.url, ''), PRESS);
  return newestMail(site, 'newsletter-new-link');
};

/** The page that a link in an email to a new subscriber leads to. */
export const subscriberPage =
  (path: '/newsletter/confirm' | '/newsletter/unsubscribe', more = '', init: RequestInit = {}): Reading =>
  async (site) => {
    const email = someone();
    await send(site, '/api/newsletter', { email });
    const [mail] = await query<{ text: string; unsubscribe_url: string }>(
      site,
      'select text, unsubscribe_url from mails where "to" = $1',
      [email],
    );
    const stored = await signed(site, `${mail?.text} ${mail?.unsubscribe_url}`);
    const link = stored.match(new RegExp(`${path}\\?token=[^\\s]+`))?.[0];
    return (await call(site, `${link}${more}`, init)).text;
  };

/** A page of the newsletter's archive while it has two issues. */
export const archivePage =
  (path: string): Reading =>
  (site) =>
    withIssues(site, async () => (await call(site, path)).text);

/** What a subscriber sees through the link in an issue. */
export const preferencesPage =
  (state: 'confirmed' | 'unsubscribed', more = ''): Reading =>
  async (site) => {
    const email = someone();
    await query(site, `insert into newsletter (email, state) values ($1, $2::enum_newsletter_state)`, [
      email,
      state,
    ]);
    takeSecretOf(site);
    const { subscriberLink } = await import('../../../src/features/newsletter/server/subscriber-links');
    const link = subscriberLink('newsletter-preferences', email).replace(site.url, '');
    return (await call(site, `${link}${more}`)).text;
  };
