import { call, query, send, signIn, someone } from '../../support/api';
import type { Reading } from './row';

/** Everything that an address sends, with the texts that its scripts show later. */
export const source =
  (path: string): Reading =>
  async (site) =>
    (await call(site, path)).text;

/** The home page while only so many of the 100 founding seats are left. */
export const homeWithSeats =
  (left: number): Reading =>
  async (site) => {
    await query(
      site,
      `insert into waitlist (full_name, email, organization, organization_size, status, reference)
       select 'Ada', 'seat@example.com', 'ΑΦΑ', '1-25', 'accepted', 'taken seat' from generate_series(1, $1)`,
      [100 - left],
    );
    const { text } = await call(site, '/');
    await query(site, `delete from waitlist where reference = 'taken seat'`);
    return text;
  };

/** The home page while the brand has only one benefit. */
export const homeWithOneBenefit: Reading = async (site) => {
  const cookie = await signIn(site);
  const path = '/admin/api/globals/brand?depth=0';
  const { benefits } = JSON.parse((await call(site, path, { headers: { cookie } })).text);
  const change = (rows: unknown[]) => send(site, path, { benefits: rows, _status: 'published' }, { cookie });
  await change(benefits.slice(0, 1));
  const { text } = await call(site, '/');
  await change(benefits);
  return text;
};

/** The page that a link in an email to a new subscriber leads to. */
export const subscriberPage =
  (path: '/newsletter/confirm' | '/newsletter/unsubscribe', more = ''): Reading =>
  async (site) => {
    const email = someone();
    await send(site, '/api/newsletter', { email });
    const [mail] = await query<{ text: string; unsubscribe_url: string }>(
      site,
      'select text, unsubscribe_url from mails where "to" = $1',
      [email],
    );
    // The database holds links without their signature; only the site's secret adds it.
    Object.assign(process.env, { PAYLOAD_SECRET: site.env.PAYLOAD_SECRET, SITE_URL: site.url });
    const { withSignatures } = await import('../../../src/db/unsigned-links');
    const stored = withSignatures(`${mail?.text} ${mail?.unsubscribe_url}`);
    const link = stored.match(new RegExp(`${path}\\?token=[^\\s]+`))?.[0];
    return (await call(site, `${link}${more}`)).text;
  };

/** A page of the newsletter's archive while it has two issues. */
export const archivePage =
  (path: string): Reading =>
  async (site) => {
    await query(
      site,
      `insert into newsletter_issues (subject, body, state, number, slug, is_public, started_at)
       values ('First', '{"root":{"children":[]}}', 'sent', 9001, 'first', true, now()),
         ('Second', '{"root":{"children":[]}}', 'sent', 9002, 'second', true, now())`,
    );
    const { text } = await call(site, path);
    await query(site, 'delete from newsletter_issues where number > 9000');
    return text;
  };

/** What a subscriber sees through the link in an issue. */
export const preferencesPage =
  (state: 'confirmed' | 'unsubscribed', more = ''): Reading =>
  async (site) => {
    const email = someone();
    await query(site, `insert into newsletter (email, state) values ($1, $2::enum_newsletter_state)`, [
      email,
      state,
    ]);
    Object.assign(process.env, { PAYLOAD_SECRET: site.env.PAYLOAD_SECRET, SITE_URL: site.url });
    const { subscriberLink } = await import('../../../src/features/newsletter/server/subscriber-links');
    const link = subscriberLink('newsletter-preferences', email).replace(site.url, '');
    return (await call(site, `${link}${more}`)).text;
  };

/** A page of the open positions while there is one. */
export const openingPage =
  (path: string): Reading =>
  async (site) => {
    await query(
      site,
      `insert into openings (title, summary, place, remote, kind, pay_from, pay_unit, slug, body, _status)
       values ('Treasurer', 'Of words.', 'Lawrence', true, 'part-time', 20, 'hour', 'treasurer-of-words',
         '{"root":{"children":[]}}', 'published')`,
    );
    const { text } = await call(site, path);
    await query(site, `delete from openings where slug = 'treasurer-of-words'`);
    // The subject of a mail stands in an address.
    return text.replaceAll('%20', ' ');
  };

/** /press while there is an item of each kind. */
export const pressPage: Reading = async (site) => {
  const body = `{"root":{"children":[{"type":"paragraph","children":[{"type":"text","text":"Said."}]}]}}`;
  await query(
    site,
    `insert into press_items (kind, title, text, body, picture_id, _status)
     select kind::enum_press_items_kind, 'Planted', 'For a test.', $1::jsonb, (select min(id) from media), 'published'
     from unnest(array['release', 'download', 'quote', 'person']) as kind`,
    [body],
  );
  const { text } = await call(site, '/press');
  await query(site, `delete from press_items where title = 'Planted'`);
  return text;
};
