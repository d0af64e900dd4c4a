import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { application, call, query, send, signIn, someone, ticket } from '../support/api';
import { EVERY_PAGE } from '../support/every-page';
import { meridian } from '../support/meridian';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';

/** Every color of the first brand; white and the colors of success, error and warning are nobody's. */
const FIRST = [
  ...['#faf6ee', '#1b1033', '#7c3aed', '#c084fc', '#c79a45', '#f2eadc', '#fbf9f5', '#f4efe6', '#fffdf9'],
  ...['#e6dccb', '#eae1d2', '#dfd4c2', '#d8cbbb', '#cbbfae', '#b9a98e', '#4b4062', '#5d5270', '#6a5f7d'],
  ...['#8b7d92', '#6d28d9', '#5b21b6', '#a855f7', '#6a2bd6', '#a27af3', '#c7a6fb', '#efe6fb', '#e6d8fc'],
  ...['#d9c2fd', '#4c1d95', '#f3e9ff', '#4a3a70', '#7d6aa6', '#b3a4d0', '#ddd3ea', '#150c29', '#231640'],
  ...['#2a1b4a', '#3a2962', '#6a5a94', '#8f7db8', '#8f6fc4', '#b79be0', '#0d0719', '#f6f0ff', '#c9bbe4'],
  ...['#dccdf5', '#e4d9f5', '#e3c07a', '#e6d3a6', '#9a6f24', '#5f4b8b', '#8960e2'],
];
const OTHERS = [
  'colonnade',
  'Colonnade',
  'M16 2 31 12h-7.2L16 6.8 8.2 12H1z',
  '27 16 51',
  '124 58 237',
  '250 246 238',
];

/** The faces of the first brand: their names in styles, and their files. */
const FIRST_FACES = ['piazzolla', 'instrument sans', 'instrument-sans', 'instrument_sans'];
const facesIn = (text: string) => FIRST_FACES.filter((one) => text.toLowerCase().includes(one));
const preloadsIn = (html: string) =>
  [...html.matchAll(/<link rel="preload" href="[^"]*\/([\w-]+)\.[^"/]+\.woff2" as="font"/g)].map(
    ([, file]) => file,
  );

/** Names of formats and of places in a browser, the same in every installation, and of the folder that these tests use. */
const TECHNICAL =
  /colonnade-(?:draw-[12]|passkey-offer|device|test-\w+)|colonnade1234?|cookiePrefix\\*":\\*"colonnade/gi;

/** As a word of its own: three letters also occur by chance in hashes, tokens and names of script files. */
const PREFIX = /(?<![\w+=~.-])CLN(?![\w/+=~.])|CLN-\d/i;

const firstIn = (text: string) => {
  const searched = text.replaceAll(TECHNICAL, '').toLowerCase();
  const found = [...FIRST, ...OTHERS].filter((one) => searched.includes(one.toLowerCase()));
  return PREFIX.test(searched) ? [...found, 'CLN'] : found;
};

let smtp: Smtp;
let site: Site;
let cookie: string;
beforeAll(async () => {
  smtp = await startSmtp();
  // Leads to the same server, but is no address of the own network: what goes there counts as leaving.
  const url = smtp.url.replace('127.0.0.1', '0.0.0.0');
  site = await startSite({ env: { SMTP_URL: url }, worker: true });
  cookie = await signIn(site);
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

const publish = (data: object) =>
  send(site, '/admin/api/globals/brand', { ...data, _status: 'published' }, { cookie });
const PAGES = [
  '/',
  '/merch',
  '/support',
  '/links',
  '/links/draw',
  '/social-media',
  '/press',
  '/no-such-page',
];
const page = async (path: string) => (await call(site, path)).text;

/** The share of a picture's pixels that have exactly this color. */
async function shareOf(picture: Buffer, hex: string): Promise<number> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = Number.parseInt(`${hex.slice(1)}ff`, 16);
  let found = 0;
  for (let at = 0; at < data.length; at += 4) if (data.readUInt32BE(at) === wanted) found += 1;
  return found / (info.width * info.height);
}
const picture = async (path: string) =>
  Buffer.from(await (await fetch(new URL(path, site.url))).arrayBuffer());
const addressIn = (html: string, pattern: RegExp) =>
  new URL((pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'), site.url);

describe('the default brand', () => {
  it('has its own colors on every page: what is searched for below is there', async () => {
    for (const path of PAGES) {
      const html = await page(path);
      expect(firstIn(html), path).toEqual(expect.arrayContaining(['#7c3aed', '#faf6ee', '#c79a45']));
    }
    expect(firstIn(await page('/'))).toContain('M16 2 31 12h-7.2L16 6.8 8.2 12H1z');
    for (const text of ['CLN-2607191234567', '/tickets/CLN-1', 'ticket-cln-1.txt', '{"prefix":"CLN"}']) {
      expect(firstIn(text), text).toEqual(['CLN']);
    }
    expect(firstIn("'sha256-x2CLN9/clN+8oCLN=' /_next/static/chunks/0cln~x.js")).toEqual([]);
  });

  it('preloads its own faces, and names them in its styles', async () => {
    const html = await page('/');
    expect(facesIn(html)).toEqual(['piazzolla', 'instrument sans', 'instrument-sans']);
    expect(preloadsIn(html)).toEqual(['piazzolla-latin', 'instrument-sans-latin']);
    expect(html).toContain('--font-display:"Piazzolla","Piazzolla Greek","Piazzolla Georgia",');
    expect(html).toContain('--font-text:"Instrument Sans","Piazzolla Greek","Instrument Sans Arial",');
  });

  it('has exactly the tokens that were chosen for it by hand', async () => {
    const css = (/<style>(:root[^<]*)<\/style>/.exec(await page('/'))?.[1] ?? '').toLowerCase();
    expect(FIRST.filter((hex) => !css.includes(hex))).toEqual([]);
  });
});

describe('a brand of its own that kept the addresses of the sample', () => {
  const PROFILE = /(?:x|facebook|instagram|tiktok)\.com\/@?colonnade|linkedin\.com\/company\/colonnade/;
  const PLACES = ['/', '/links', '/social-media', '/careers', '/merch', '/api/social-links'];
  const HELD =
    'Held until the sample mailboxes in Brand settings, under Addresses, are replaced with your own.';
  const leadsThere = async () => {
    const found: string[] = [];
    for (const path of PLACES) if (PROFILE.test(await page(path))) found.push(path);
    return found;
  };
  const board = async () => (await call(site, '/admin', { headers: { cookie } })).text;
  const mailsOf = (person: string) =>
    query<{ to: string; replyTo: string; state: string; attempts: number; lastError: string | null }>(
      site,
      `select "to", reply_to as "replyTo", state, coalesce(attempts, 0)::int as attempts, last_error as "lastError"
       from mails where $1 in ("to", reply_to) or related_id = (
         select id::text from support_tickets where email = $1) order by id`,
      [person],
    );
  const waits = (to: string, replyTo: string) => ({
    to,
    replyTo,
    state: 'waiting',
    attempts: 0,
    lastError: HELD,
  });
  const sent = (to: string, replyTo: string) => ({
    to,
    replyTo,
    state: 'sent',
    attempts: 1,
    lastError: null,
  });

  it('leads nobody to them, and editors read which are left and where', async () => {
    expect(await leadsThere()).toEqual(PLACES);
    expect(await board()).not.toContain('Addresses of the sample brand');
    expect((await publish({ name: 'Meridian', prefix: 'MRD' })).status).toBe(200);

    expect(await leadsThere()).toEqual([]);
    expect(await page('/links')).toContain('No links added yet');
    const text = await board();
    expect(text).toContain('Addresses of the sample brand');
    for (const name of ['Contact', 'Support', 'Applications', 'Quotes'])
      expect(text).toContain(`<a href="/admin/globals/brand">${name} mailbox</a>`);
    for (const name of ['X', 'Facebook', 'Instagram', 'LinkedIn', 'TikTok'])
      expect(text).toContain(`<a href="/admin/globals/brand">${name} profile</a>`);
    expect(text).toMatch(
      /<a href="\/admin\/collections\/social-links\/\d+">Link: (?:<!-- -->)?Follow us on X<\/a>/,
    );

    const links = JSON.parse((await call(site, '/api/social-links', { headers: { cookie } })).text);
    expect(links.map((link: { isSample?: true }) => link.isSample)).toEqual(Array(5).fill(true));
    await send(
      site,
      `/api/social-links/${links[0].id}`,
      { url: 'https://x.com/meridian' },
      { cookie },
      'PATCH',
    );
    expect(await page('/links')).toContain('https://x.com/meridian');
  });

  it('holds emails from and to its mailboxes, says so, and sends them to those that replace it', async () => {
    const body = ticket();
    expect((await send(site, '/api/support', body)).status).toBe(201);
    const sample = 'hello@colonnade.example';
    const held = [waits(sample, body.email), waits(body.email, sample)];
    const areHeld = async () => (await mailsOf(body.email)).every(({ lastError }) => lastError === HELD);
    expect(await waitUntil(20_000, areHeld)).toBe(true);
    expect(await mailsOf(body.email)).toEqual(held);
    expect(smtp.mails.filter(({ raw }) => raw.includes(body.email))).toEqual([]);
    expect(await board()).toContain(`2 emails wait. ${HELD}`);
    expect(site.output().split(HELD)).toHaveLength(3);

    const own = 'team@meridian.example';
    const mailboxes = { contact: own, support: own, applications: own, quotes: own };
    expect((await publish({ mailboxes })).status).toBe(200);
    // What the next minute would do.
    const soon = `update graphile_worker._private_jobs set run_at = now() where key like 'held-mail:%'`;
    await waitUntil(20_000, async () => {
      await query(site, soon);
      return (await mailsOf(body.email)).every(({ state }) => state === 'sent');
    });
    expect(await mailsOf(body.email)).toEqual([sent(own, body.email), sent(body.email, own)]);
    const [notice, acknowledgement] = await Promise.all(
      [own, body.email].map((address) => smtp.waitForMail(({ to }) => to[0] === address)),
    );
    expect([notice?.from, acknowledgement?.from]).toEqual([own, own]);
    expect(acknowledgement?.parsed.replyTo?.[0]?.address).toBe(own);
    expect(await board()).not.toContain(HELD);
  });
});

describe('under a second brand', () => {
  beforeAll(async () => {
    const { status, text } = await publish(meridian);
    expect(status, text).toBe(200);
    // The links are the owner's too.
    await query(site, `update social_links set url = replace(url, 'colonnade', 'meridian')`);
  });

  it.each(PAGES)('%s has no color, mark or prefix of the first, and each of its own', async (path) => {
    const html = await page(path);
    expect(firstIn(html)).toEqual([]);
    for (const color of ['paper', 'ink', 'primary', 'light', 'highlight'] as const) {
      expect(html).toContain(meridian.colors[color]);
    }
    expect(html).toContain(meridian.markPath);
    expect(facesIn(html)).toEqual([]);
    expect(preloadsIn(html)).toEqual(['source-serif-4-latin', 'commissioner-latin']);
    expect(html).toContain(
      '--font-display:"Source Serif 4","Source Serif 4 Greek","Source Serif 4 Georgia",',
    );
    expect(html).toContain('--font-text:"Commissioner","Source Serif 4 Greek","Commissioner Arial",');
    const files = [...html.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of new Set(files)) expect(firstIn(await page(file)), file).toEqual([]);
  });

  it.each(EVERY_PAGE)(
    '%s names nothing of the first brand, in its HTML, headers and scripts',
    async (path) => {
      const { text, headers } = await call(site, path);
      expect(text).toContain('Meridian');
      expect(firstIn(`${text}${JSON.stringify([...headers])}`)).toEqual([]);
      const files = new Set(
        [...text.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g)].map(([file]) => file),
      );
      for (const file of files) {
        const source = await page(file);
        expect([...firstIn(source), ...facesIn(source)], file).toEqual([]);
      }
      expect(facesIn(text)).toEqual([]);
    },
  );

  it.each([
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/blog/feed.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/api/social-links',
    '/api/health',
    '/api/help?q=dues',
    '/api/no-such-endpoint',
    '/admin/login',
  ])('%s names nothing of the first brand', async (path) => {
    const { text, headers } = await call(site, path);
    expect(text.length).toBeGreaterThan(0);
    expect(firstIn(`${text}${JSON.stringify([...headers])}`)).toEqual([]);
  });

  it('sends every email of its forms under its own name', async () => {
    const [person, reader] = [someone(), someone()];
    expect((await send(site, '/api/waitlist', application({ email: person }))).status).toBe(201);
    expect((await send(site, '/api/newsletter', { email: reader })).status).toBeLessThan(300);
    for (const email of [person, reader]) {
      const mail = await smtp.waitForMail(({ to }) => to[0] === email);
      const { html, text, subject, from } = mail.parsed;
      expect(`${html}${text}${subject}`).toContain('Meridian');
      expect(firstIn(JSON.stringify([html, text, subject, from]))).toEqual([]);
    }
    const own = await smtp.waitForMail(({ to }) => to[0] === 'apply@meridian.example');
    expect(firstIn(JSON.stringify([own.parsed.html, own.parsed.text, own.parsed.subject]))).toEqual([]);
  });

  it('is drawn in its icons, manifest and share cards', async () => {
    const html = await page('/');
    const svg = await page(addressIn(html, /href="([^"]*icon\.svg[^"]*)"/).href.replace(site.url, ''));
    expect(firstIn(svg)).toEqual([]);
    expect(svg).toContain('#0c6b62');
    const manifest = JSON.parse(await page('/manifest.webmanifest'));
    expect([manifest.theme_color, manifest.background_color]).toEqual(['#f2f7f5', '#f2f7f5']);
    expect(html).toContain(
      '<meta name="theme-color" content="#f2f7f5" media="(prefers-color-scheme: light)"/>',
    );
    const touch = await picture(addressIn(html, /href="([^"]*apple-touch-icon[^"]*)"/).pathname);
    expect(await shareOf(touch, '#0c6b62')).toBeGreaterThan(0.5);
    for (const path of ['/', '/links', '/about', '/merch', '/privacy-policy', '/social-media']) {
      const card = await picture(addressIn(await page(path), /property="og:image" content="([^"]*)"/).href);
      const own = await Promise.all(['#f2f7f5', '#07262b', '#0c6b62'].map((hex) => shareOf(card, hex)));
      expect(Math.max(...own), path).toBeGreaterThan(0.2);
      const others = await Promise.all(FIRST.map((hex) => shareOf(card, hex)));
      // A pixel between two of its own colors may be equal to one by chance.
      expect(Math.max(...others), path).toBeLessThan(0.0005);
    }
  });

  it('sets its share cards in its own faces', async () => {
    const cardWith = async (faces: object) => {
      expect((await publish({ faces })).status).toBe(200);
      return picture(addressIn(await page('/links'), /property="og:image" content="([^"]*)"/).href);
    };
    const other = await cardWith({ display: 'piazzolla', text: 'commissioner' });
    const third = await cardWith({ display: 'source-serif-4', text: 'instrument-sans' });
    const own = await cardWith(meridian.faces);
    expect([own.equals(other), own.equals(third), other.equals(third)]).toEqual([false, false, false]);
  });

  it('writes its emails', async () => {
    const body = ticket();
    const { ticketId } = JSON.parse((await send(site, '/api/support', body)).text);
    expect(ticketId).toMatch(/^MRD-\d{13}$/);
    const mail = await smtp.waitForMail(({ to }) => to[0] === body.email);
    const html = String(mail.parsed.html);
    expect(firstIn(`${html}${mail.parsed.text}`)).toEqual([]);
    expect(html).toContain('color:#07262b">Meridian</p>');
    expect(html).toContain('border-top:4px solid #ee7a5c');
    expect(html).toContain("font:700 24px/1.2 'Source Serif 4',Georgia,serif;color:#07262b");
    expect(html).toContain("font:16px/1.55 'Commissioner',Arial,sans-serif");
    expect(facesIn(html)).toEqual([]);
    expect(html).toContain('.link{color:#74cdbb!important}');
  });

  it('colors the back office and the sign-in', async () => {
    for (const [path, headers] of [
      ['/admin/login', {}],
      ['/admin', { cookie }],
      ['/admin/globals/about', { cookie }],
    ] as const) {
      const { text } = await call(site, path, { headers });
      expect(text, path).toContain('--color-violet:#0c6b62');
      expect(text, path).toMatch(/--font-display:\\?"Source Serif 4\\?",/);
      expect(firstIn(text), path).toEqual([]);
    }
  });
});

describe('an editor who chooses colors', () => {
  const errorOf = (text: string) => JSON.parse(text).errors[0].data.errors[0];
  const primaryIn = (html: string) => /--color-violet:(#\w{6})/.exec(html)?.[1];
  const save = (colors: object) => publish({ colors: { ...meridian.colors, ...colors } });

  it('is told why one is refused, with its contrast', async () => {
    const refused = await save({ primary: '#ffe14d' });
    expect(refused.status).toBe(400);
    expect(errorOf(refused.text)).toMatchObject({
      path: 'colors.primary',
      message: expect.stringMatching(
        /^Please choose another color: this one has a contrast of 1\.\d:1 on #\w{6} and needs 4\.\d:1\. The nearest color that has it is #\w{6}$/,
      ),
    });
    expect((await save({ ink: '#ffffff' })).status).toBe(400);
    expect((await save({ paper: '#12' })).status).toBe(400);
    const [row] = await query(site, 'select colors_primary as "primary" from brand');
    expect(row).toEqual({ primary: '#0c6b62' });
  });

  it.each([{ of: {} }, [], 7, 'x', { of: meridian.colors, tokens: { page: 'red}</style><form>' } }])(
    'changes no page by what is no color: %j',
    async (pinned) => {
      expect((await save({ pinned })).status).toBe(200);
      for (const path of ['/', '/admin/login']) {
        const { status, text } = await call(site, path);
        expect([status, primaryIn(text)]).toEqual([200, '#0c6b62']);
        expect(text).not.toContain('red}');
      }
    },
  );

  it('sees a draft in the preview only, and a published change on the next page', async () => {
    const draft = { colors: { ...meridian.colors, primary: '#1d4ed8' } };
    const saved = await send(site, '/admin/api/globals/brand?draft=true&autosave=true', draft, { cookie });
    expect(saved.status).toBe(200);
    const preview = await call(site, '/admin/preview/home', { headers: { cookie } });
    expect(primaryIn(preview.text)).toBe('#1d4ed8');
    expect(primaryIn(await page('/'))).toBe('#0c6b62');
    expect((await publish(draft)).status).toBe(200);
    expect(primaryIn(await page('/'))).toBe('#1d4ed8');
    expect(primaryIn(await page('/no-such-page'))).toBe('#1d4ed8');
  });

  it('gets a slightly darker color where the asked one is too light for white text', async () => {
    expect((await save({ primary: '#0d9488' })).status).toBe(200);
    const used = primaryIn(await page('/'));
    expect(used).toMatch(/^#00[67]/);
    expect(used).not.toBe('#0d9488');
  });
});
