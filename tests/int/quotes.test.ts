import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { type Answer, call, fingerprint, query, signIn, someone } from '../support/api';
import {
  type DesignFile,
  designFiles,
  designFolder,
  PDF,
  picture,
  pixelBomb,
  quoteFields,
  quoteForm,
} from '../support/quotes';
import { type Site, startSite } from '../support/site';

let site: Site;
let png: Buffer;
beforeAll(async () => {
  site = await startSite();
  png = await picture('png');
});
afterAll(() => site?.stop());

const JSON_ANSWER = { Accept: 'application/json' };
const HTML_ANSWER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const post = (body: BodyInit, headers: Record<string, string> = JSON_ANSWER): Promise<Answer> =>
  call(site, '/merch/quote', { method: 'POST', body, headers });
const withKey = (key: string) => ({ ...JSON_ANSWER, 'Idempotency-Key': key });
const words = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '').replaceAll('&#x27;', '’');

type Row = Record<string, unknown> & { design_file: string | null };
const rowOf = async (email: string) => {
  const rows = await query<Row>(site, 'select * from quotes where email = $1', [email]);
  expect(rows).toHaveLength(1);
  return rows[0] as Row;
};

describe('a quote request', () => {
  it('is stored with its file, due in 24 hours, and both emails are queued', async () => {
    const email = someone();
    const began = Date.now();
    const answer = await post(
      quoteForm({ email, idea: 'Letters\r\nover a door' }, { name: 'Crest ΑΦΑ.png', bytes: png }),
    );
    expect([answer.status, answer.type]).toEqual([201, 'application/json']);
    const { quoteId, dueAt } = JSON.parse(answer.text);
    expect(quoteId).toMatch(/^CLN-Q-\d{13}$/);
    expect(Date.parse(dueAt) - began).toBeGreaterThanOrEqual(24 * 3600_000);
    expect(Date.parse(dueAt) - Date.now()).toBeLessThanOrEqual(24 * 3600_000);
    const row = await rowOf(email);
    expect(row).toMatchObject({
      quote_id: quoteId,
      due_at: new Date(dueAt),
      status: 'new',
      merchandise: 't-shirts',
      quantity: '75',
      tier: '35',
      estimate: '1038.75',
      event: 'Founders Day dinner',
      sizes: 'S 10, M 65',
      idea: 'Letters\nover a door',
      name: 'Ada Lovelace',
      organization: 'ΑΦΑ',
      design_name: 'Crest ΑΦΑ.png',
      design_type: 'image/png',
      design_bytes: String(png.length),
      quarantined: false,
      policies: 'privacy-policy 1, terms 1, cookies 1, gdpr 1',
    });
    expect(readFileSync(path.join(designFolder(site), String(row.design_file)))).toEqual(png);
    const mails = await query(
      site,
      `select kind, "to", reply_to from mails where related_collection = 'quotes' and related_id = $1 order by kind`,
      [String(row.id)],
    );
    expect(mails).toEqual([
      { kind: 'quote-acknowledgement', to: email, reply_to: 'hello@colonnade.example' },
      { kind: 'quote-notice', to: 'hello@colonnade.example', reply_to: email },
    ]);
  });

  it('needs no file, whether the field is empty or missing', async () => {
    const before = designFiles(site);
    const fields = quoteFields();
    const missing = new FormData();
    for (const [name, value] of Object.entries(fields)) missing.append(name, value);
    const email = someone();
    for (const form of [missing, quoteForm({ email }), new URLSearchParams(quoteFields())]) {
      expect((await post(form)).status).toBe(201);
    }
    expect((await rowOf(email)).design_file).toBeNull();
    expect(designFiles(site)).toEqual(before);
  });

  it.each<[string, () => Promise<DesignFile>, string, string]>([
    ['JPEG', async () => ({ name: 'a.PNG', bytes: await picture('jpeg') }), 'image/jpeg', 'a.jpg'],
    ['PDF', async () => ({ name: 'sheet', bytes: PDF, type: 'image/png' }), 'application/pdf', 'sheet.pdf'],
    [
      '10 MB',
      async () => ({
        name: 'b.pdf',
        bytes: Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 - PDF.length)]),
      }),
      'application/pdf',
      'b.pdf',
    ],
  ])('takes a %s for what it is', async (_name, make, type, name) => {
    const email = someone();
    const file = await make();
    expect((await post(quoteForm({ email }, file))).status).toBe(201);
    const row = await rowOf(email);
    expect([row.design_type, row.design_name]).toEqual([type, name]);
    expect(readFileSync(path.join(designFolder(site), String(row.design_file))).equals(file.bytes)).toBe(
      true,
    );
  });

  it('of a robot is stored as spam, answered alike, and sends no email', async () => {
    const email = someone();
    const answer = await post(
      quoteForm({ email, website: 'https://spam.example' }, { name: 'a.png', bytes: png }),
    );
    expect(answer.status).toBe(201);
    const row = await rowOf(email);
    expect([row.status, row.quarantined]).toEqual(['spam', true]);
    expect(
      await query(site, `select 1 from mails where related_collection = 'quotes' and related_id = $1`, [
        String(row.id),
      ]),
    ).toEqual([]);
  });
});

const mb = (bytes: Uint8Array, size: number) =>
  Buffer.concat([bytes, Buffer.alloc(size * 1024 * 1024 - bytes.length)]);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const form = (add: (form: FormData) => void) => {
  const made = quoteForm();
  add(made);
  return made;
};
const multipart = (body: string) =>
  new Blob([body.replaceAll('\n', '\r\n')], { type: 'multipart/form-data; boundary=x' });

describe('refused, with nothing changed and no file left behind:', () => {
  it.each<[string, () => Promise<BodyInit> | BodyInit, number, string]>([
    [
      'a file of 12 MB',
      () => quoteForm({}, { name: 'a.png', bytes: mb(png, 12) }),
      413,
      'The request is too large',
    ],
    [
      'a file of 10.5 MB',
      () => quoteForm({}, { name: 'a.png', bytes: mb(png, 10.5) }),
      400,
      'The design file must be at most 10 MB',
    ],
    [
      'HTML named .png',
      () => quoteForm({}, { name: 'a.png', bytes: html, type: 'image/png' }),
      400,
      'The design file must be a PNG, a JPEG or a PDF',
    ],
    [
      'SVG',
      () => quoteForm({}, { name: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
      400,
      'The design file must be a PNG, a JPEG or a PDF',
    ],
    [
      'an empty file',
      () => quoteForm({}, { name: 'a.png', bytes: new Uint8Array() }),
      400,
      'The design file is empty',
    ],
    [
      'a PNG that is none behind its signature',
      () => quoteForm({}, { name: 'a.png', bytes: Buffer.concat([png.subarray(0, 8), html]) }),
      400,
      'The design file cannot be opened as a picture',
    ],
    [
      '400 million pixels',
      async () => quoteForm({}, { name: 'a.png', bytes: await pixelBomb() }),
      400,
      'The picture must have at most 100 megapixels',
    ],
    [
      'a quantity of -1',
      () => quoteForm({ quantity: '-1' }, { name: 'a.png', bytes: png }),
      400,
      'Quantity must be a whole number from 1 to 10,000',
    ],
    [
      'no name',
      () => quoteForm({ name: '\u200b' }, { name: 'a.png', bytes: png }),
      400,
      'Name must be at least 2 characters',
    ],
    ['a NUL', () => quoteForm({ idea: 'a\0b' }), 400, 'Design idea has characters that cannot be stored'],
    [
      'two files',
      () => form((made) => made.append('design', new Blob([new Uint8Array(png)]), 'b.png')),
      400,
      'The form could not be read',
    ],
    [
      'a file in another field',
      () => form((made) => made.append('other', new Blob([new Uint8Array(png)]), 'b.png')),
      400,
      'The form could not be read',
    ],
    [
      'a field twice',
      () => form((made) => made.append('email', 'b@example.com')),
      400,
      'The form could not be read',
    ],
    [
      'bytes that are not UTF-8',
      () =>
        new Blob(
          [
            '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n',
            new Uint8Array([0xff]),
            '\r\n--x--\r\n',
          ],
          { type: 'multipart/form-data; boundary=x' },
        ),
      400,
      'The form could not be read',
    ],
    [
      'a form without an end',
      () => multipart('--x\nContent-Disposition: form-data; name="design"; filename="a.png"\n\nhalf'),
      400,
      'The form could not be read',
    ],
    [
      'a form without a boundary',
      () => new Blob(['--x--'], { type: 'multipart/form-data' }),
      400,
      'The form could not be read',
    ],
    ['no multipart at all', () => multipart('hello'), 400, 'The form could not be read'],
    [
      'JSON',
      () => new Blob(['{}'], { type: 'application/json' }),
      415,
      'This address accepts only web forms',
    ],
  ])('%s', async (_name, make, status, text) => {
    const [rows, files] = [await fingerprint(site), designFiles(site)];
    const answer = await post(await make());
    expect([answer.status, answer.text, answer.type]).toEqual([status, text, 'text/plain; charset=utf-8']);
    expect(await fingerprint(site)).toBe(rows);
    expect(designFiles(site)).toEqual(files);
  });

  it('another site’s form, and a key that is not a UUID', async () => {
    const files = designFiles(site);
    const foreign = await post(quoteForm({}, { name: 'a.png', bytes: png }), {
      'Sec-Fetch-Site': 'cross-site',
    });
    expect([foreign.status, foreign.text]).toEqual([403, 'This request came from another site']);
    const badKey = await post(quoteForm({}, { name: 'a.png', bytes: png }), withKey('1'));
    expect([badKey.status, badKey.text]).toEqual([400, 'The Idempotency-Key must be a UUID']);
    expect(designFiles(site)).toEqual(files);
  });

  it('values that the database refuses', async () => {
    const files = designFiles(site);
    await query(site, 'alter table quotes rename to away');
    const answer = await post(quoteForm({}, { name: 'a.png', bytes: png }));
    await query(site, 'alter table away rename to quotes');
    expect([answer.status, answer.text]).toEqual([500, 'Something went wrong on our side, please try again']);
    expect(designFiles(site)).toEqual(files);
  });

  it('a file without room on the disk', async () => {
    const rows = await fingerprint(site);
    const folder = path.join(site.dataDir, 'private');
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, 'not a folder');
    // Larger than what waits on the way: most of it is still to be sent when the first write fails.
    const bytes = Buffer.concat([png, Buffer.alloc(9_000_000)]);
    const answer = await post(quoteForm({}, { name: 'a.png', bytes }));
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
    expect([answer.status, answer.text]).toEqual([
      503,
      'There is no room for files right now, please try again later',
    ]);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await fingerprint(site)).toBe(rows);
  });

  it('an interrupted upload', async () => {
    const files = designFiles(site);
    const head = '--x\r\nContent-Disposition: form-data; name="design"; filename="a.png"\r\n\r\n';
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '5000000' };
    const sent = request(`${site.url}/merch/quote`, { method: 'POST', headers }).on('error', () => {});
    sent.write(head);
    sent.write(mb(png, 2));
    expect(await waitUntil(10_000, () => designFiles(site).length > files.length)).toBe(true);
    sent.destroy();
    await waitUntil(10_000, () => designFiles(site).length === files.length);
    expect(designFiles(site)).toEqual(files);
  });
});

describe('sent again', () => {
  it('with the same key it is the same request, with one file', async () => {
    const [key, email] = [randomUUID(), someone()];
    const files = designFiles(site).length;
    const first = await post(quoteForm({ email }, { name: 'a.png', bytes: png }), withKey(key));
    const again = await post(quoteForm({ email }, { name: 'a.png', bytes: png }), withKey(key));
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect((await rowOf(email)).reference).toBe(key);
    const other = await post(
      quoteForm({ email }, { name: 'a.png', bytes: await picture('png', 61) }),
      withKey(key),
    );
    expect([other.status, other.text]).toEqual([400, 'This request was already sent with different details']);
    expect(designFiles(site)).toHaveLength(files + 1);
  });

  it('in parallel it is stored once', async () => {
    const [key, email] = [randomUUID(), someone()];
    const files = designFiles(site).length;
    const tries = Array.from({ length: 5 }, () =>
      post(quoteForm({ email }, { name: 'a.png', bytes: png }), withKey(key)),
    );
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await rowOf(email);
    expect(designFiles(site)).toHaveLength(files + 1);
  });
});

describe('without JavaScript', () => {
  const page = async (answer: Answer) => {
    const to = new URL(answer.headers.get('location') ?? '', site.url);
    expect([answer.status, to.pathname]).toEqual([303, '/merch/quote']);
    return call(site, to.pathname + to.search);
  };

  it('redirects to a page with number and due time, and treats a double click as one request', async () => {
    const email = someone();
    const body = () => quoteForm({ email }, { name: 'a.png', bytes: png });
    const first = await post(body(), HTML_ANSWER);
    const shown = await page(first);
    expect(shown.text).toContain('<meta name="robots" content="noindex"');
    const row = await rowOf(email);
    expect(words(shown.text)).toContain(
      `Your quote number is ${row.quote_id}. We’ll email you our price within 24 hours`,
    );
    expect(shown.text).toContain(`dateTime="${(row.due_at as Date).toISOString()}"`);
    expect((await post(body(), HTML_ANSWER)).headers.get('location')).toBe(first.headers.get('location'));
    await rowOf(email);
  });

  it.each<[string, () => FormData, string]>([
    ['quantity', () => quoteForm({ quantity: '-1' }), 'Quantity must be a whole number from 1 to 10,000.'],
    [
      'design',
      () => quoteForm({}, { name: 'a.png', bytes: html }),
      'The design file must be a PNG, a JPEG or a PDF, at most 10 MB',
    ],
    [
      'too-large',
      () => quoteForm({}, { name: 'a.png', bytes: mb(png, 12) }),
      'The file must be at most 10 MB.',
    ],
  ])('says what was wrong: %s', async (code, make, text) => {
    const before = await fingerprint(site);
    const answer = await post(make(), HTML_ANSWER);
    expect(answer.headers.get('location')).toBe(`/merch/quote?refused=${code}`);
    const shown = words((await page(answer)).text);
    expect(shown).toContain('Submission Failed');
    expect(shown).toContain(text);
    expect(await fingerprint(site)).toBe(before);
  });

  it('shows nothing that it did not issue, and changes nothing by GET', async () => {
    const before = await fingerprint(site);
    const forged = await call(site, '/merch/quote?sent=eyJxdW90ZUlkIjoieCJ9.forged&refused=<b>You+won</b>');
    expect(words(forged.text)).not.toContain('You won');
    expect(words(forged.text)).toContain('There was an error sending your request.');
    const asked = await call(site, `/merch/quote?${new URLSearchParams(quoteFields())}`);
    expect(words(asked.text)).toContain('Nothing sent yet');
    expect(await fingerprint(site)).toBe(before);
    expect((await call(site, '/form-endpoints/merch/quote')).status).toBe(404);
  });
});

it('a file missing on disk is a proper 404', async () => {
  const email = someone();
  await post(quoteForm({ email }, { name: 'a.png', bytes: png }));
  const row = await rowOf(email);
  rmSync(path.join(designFolder(site), String(row.design_file)));
  const answer = await call(site, `/admin/api/quotes/${row.id}/design`, {
    headers: { Cookie: await signIn(site) },
  });
  expect([answer.status, answer.text]).toEqual([404, 'There is no such file on this machine']);
});
