import { waitUntil } from '../../../scripts/lib/wait';
import { application, call, query, send, signIn } from '../../support/api';
import { addHelpArticles, HELP_ARTICLES } from '../../support/help-articles';
import { quoteForm } from '../../support/quotes';
import { type Site, startSite } from '../../support/site';
import { linkInMail, reply, request, setStatus } from '../../support/tickets';
import type { Reading } from './row';

/** Everything that an address sends, with the texts that its scripts show later. */
const source =
  (path: string): Reading =>
  async (site) =>
    (await call(site, path)).text;

const PATIENCE_MS = 20_000;

/**
 * Pages while rows are changed behind the site's back. It hears of that a moment later and answers from its cache until
 * then, so each page is read until it differs.
 * @returns the pages, joined
 */
export async function pagesWhile(
  site: Site,
  paths: readonly string[],
  change: () => Promise<unknown>,
  restore: () => Promise<unknown>,
): Promise<string> {
  const after = async (act: () => Promise<unknown>) => {
    const pages = await Promise.all(
      paths.map(async (path) => {
        const before = await source(path)(site);
        return { path, before, now: before };
      }),
    );
    await act();
    await waitUntil(PATIENCE_MS, async () => {
      for (const page of pages) if (page.now === page.before) page.now = await source(page.path)(site);
      return pages.every(({ before, now }) => now !== before);
    });
    return pages.map(({ now }) => now).join('\n');
  };
  const changed = await after(change);
  await after(restore);
  return changed;
}

const TAKE_SEATS = `insert into waitlist (full_name, email, organization, organization_size, status, reference)
  select 'Ada', 'seat@example.com', 'ΑΦΑ', '1-25', 'accepted', 'taken seat' from generate_series(1, $1)`;

/** A page while only so many of the 100 founding seats are left, or below zero, of a larger number. */
export const pageWithSeats =
  (path: string, left: number): Reading =>
  (site) =>
    pagesWhile(
      site,
      [path],
      () => query(site, TAKE_SEATS, [100 - left]),
      () => query(site, `delete from waitlist where reference = 'taken seat'`),
    );

/** /links while nothing is listed. */
export const linksWithout: Reading = (site) => {
  const toggle = () => query(site, 'update social_links set is_active = not is_active');
  return pagesWhile(site, ['/links'], toggle, toggle);
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

export const takeSecretOf = ({ env, url }: Site) =>
  Object.assign(process.env, { PAYLOAD_SECRET: env.PAYLOAD_SECRET, SITE_URL: url });

/** The database holds links without their signature; only the site's secret adds it. */
export async function signed(site: Site, text: string): Promise<string> {
  takeSecretOf(site);
  const { withSignatures } = await import('../../../src/core/db/unsigned-links');
  return withSignatures(text);
}

/** /support while there are help articles. */
export const supportWithHelp: Reading = (site) =>
  pagesWhile(
    site,
    ['/support'],
    () => addHelpArticles((text, values) => query(site, text, values), HELP_ARTICLES.slice(0, 5)),
    () => query(site, 'delete from help_articles'),
  );

/** Subject, text and HTML of the newest email of this kind: only the HTML names its buttons. */
export async function newestMail(site: Site, kind: string): Promise<string> {
  const [mail] = await query<{ subject: string; text: string; html: string }>(
    site,
    'select subject, text, html from mails where kind = $1 order by id desc limit 1',
    [kind],
  );
  return `${mail?.subject}\n${mail?.text}\n${mail?.html}`;
}

/** The email that acknowledges a new request. */
export const acknowledgement: Reading = async (site) => {
  await request(site);
  return newestMail(site, 'ticket-acknowledgement');
};

/** Staff's answer to a new request, as its sender gets it. */
export const ticketReply: Reading = async (site) => {
  const ticket = await request(site);
  // Without an email before it, it does not take over that one's subject.
  await query(site, `delete from mails where kind = 'ticket-acknowledgement'`, []);
  await reply(site, ticket, 'An answer.', await signIn(site));
  return newestMail(site, 'ticket-reply');
};

/** Both of these from a site that takes answers by email. */
export const emailsThatComeBack: Reading = async (site) => {
  const other = await startSite({
    database: site.databaseUrl,
    isPrepared: true,
    env: { LMTP_PORT: '2424' },
  });
  try {
    return `${await acknowledgement(other)}\n${await ticketReply(other)}`;
  } finally {
    await other.stop();
  }
};

/** The page of a new request in this state. */
export const ticketPage =
  (state: string, more = ''): Reading =>
  async (site) => {
    const ticket = await request(site);
    await setStatus(site, ticket, state);
    return (await call(site, `${await linkInMail(site, ticket.email)}${more}`)).text;
  };

/** The page of a request that staff have answered. */
export const answeredPage: Reading = async (site) => {
  const ticket = await request(site);
  const path = await linkInMail(site, ticket.email);
  await reply(site, ticket, 'An answer.', await signIn(site));
  return (await call(site, path)).text;
};

/** The page of a request that was closed a moment ago. */
export const reopenablePage: Reading = async (site) => {
  const ticket = await request(site);
  await setStatus(site, ticket, 'closed');
  await query(
    site,
    `insert into transitions (subject, subject_id, left_state, new_state)
     values ('support-tickets', $1::text, 'resolved', 'closed')`,
    [ticket.id],
  );
  return (await call(site, await linkInMail(site, ticket.email))).text;
};

/** The answer to a request that was sent without JavaScript. */
export const sentRequest: Reading = async (site) => {
  takeSecretOf(site);
  const { issueToken } = await import('../../../src/kit/db/signed-token');
  return (await call(site, `/support/submit?sent=${issueToken('form-result', 'CLN-1')}`)).text;
};

/** The email that acknowledges a new application. */
export const applicationMail: Reading = async (site) => {
  await send(site, '/api/waitlist', application());
  return newestMail(site, 'application-acknowledgement');
};

/** The email that acknowledges a request for a quote. */
export const quoteAcknowledgement: Reading = async (site) => {
  await call(site, '/merch/quote', { method: 'POST', body: quoteForm() });
  return newestMail(site, 'quote-acknowledgement');
};

/** The answer to a request for a quote that was sent without JavaScript. */
export const sentQuote: Reading = async (site) => {
  takeSecretOf(site);
  const { issueToken } = await import('../../../src/kit/db/signed-token');
  const answer = JSON.stringify({ quoteId: 'CLN-Q-1', dueAt: '2026-11-22T07:15:41.078Z' });
  return (await call(site, `/merch/quote?sent=${issueToken('form-result', answer)}`)).text;
};

export const plantOpening = (site: Site) =>
  query(
    site,
    `insert into openings (title, summary, place, remote, kind, pay_from, pay_unit, slug, body, _status)
     values ('Treasurer', 'Of words.', 'Lawrence', true, 'part-time', 20, 'hour', 'treasurer-of-words',
       '{"root":{"children":[]}}', 'published')`,
  );

/** A page of the open positions while there is one. */
export const openingPage =
  (path: string): Reading =>
  async (site) => {
    const remove = () => query(site, `delete from openings where slug = 'treasurer-of-words'`);
    const text = await pagesWhile(site, [path], () => plantOpening(site), remove);
    // The subject of a mail stands in an address.
    return text.replaceAll('%20', ' ');
  };

/** /press while there is an item of each kind. */
export const pressPage: Reading = (site) => {
  const body = `{"root":{"children":[{"type":"paragraph","children":[{"type":"text","text":"Said."}]}]}}`;
  const plant = () =>
    query(
      site,
      `insert into press_items (kind, title, text, body, picture_id, _status)
       select kind::enum_press_items_kind, 'Planted', 'For a test.', $1::jsonb, (select min(id) from media), 'published'
       from unnest(array['release', 'download', 'quote', 'person']) as kind`,
      [body],
    );
  return pagesWhile(site, ['/press'], plant, () =>
    query(site, `delete from press_items where title = 'Planted'`),
  );
};
