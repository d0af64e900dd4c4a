import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInEachRole } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { PDF, picture, pixelBomb } from '../support/quotes';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';
import { linkInMail, request, type Sent } from '../support/tickets';

let smtp: Smtp;
let site: Site;
let nora: string;
let other: string;
let editor: string;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ env: { SMTP_URL: smtp.url }, worker: true });
  const cookies = await signInEachRole(site);
  nora = cookies.support ?? '';
  other = cookies.admin ?? '';
  editor = cookies.editor ?? '';
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

type File = { id: string; name: string; bytes: number };
type Shown = {
  seen: string;
  draftFiles: File[];
  entries: { type: string; text: string; files: File[] }[];
};

const at = ({ id }: Sent, part = '') => `/admin/api/desk/ticket-${id}${part}`;
const read = async (ticket: Sent, cookie = nora): Promise<Shown> =>
  JSON.parse((await call(site, at(ticket), { headers: { Cookie: cookie } })).text);
const formOf = (name: string, bytes: Uint8Array | string, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return form;
};
const upload = async (ticket: Sent, name: string, bytes: Uint8Array | string, cookie = nora) => {
  const answer = await call(site, at(ticket, '/files'), {
    method: 'POST',
    body: formOf(name, bytes),
    headers: { Cookie: cookie },
  });
  return { status: answer.status, text: answer.text };
};
const stored = async (ticket: Sent, name: string, bytes: Uint8Array | string): Promise<File> => {
  const { status, text } = await upload(ticket, name, bytes);
  expect(status, text).toBe(201);
  return JSON.parse(text);
};
const answer = async (ticket: Sent, text: string, files: string[]) =>
  send(
    site,
    at(ticket, '/answers'),
    { subject: '', text, to: 'waiting-on-you', seen: (await read(ticket)).seen, files },
    { Cookie: nora, 'Idempotency-Key': randomUUID() },
  );
const onDisk = () => {
  try {
    return readdirSync(path.join(site.dataDir, 'private', 'records'));
  } catch {
    return [];
  }
};
const download = (address: string, cookie?: string) =>
  fetch(`${site.url}${address}`, cookie ? { headers: { Cookie: cookie } } : {});

describe('a file at the desk', () => {
  it.each([
    ['notes.csv', 'Name;Chapter\nÁda;ΑΦΑ\n', 'notes.txt'],
    ['scan.exe', PDF, 'scan.pdf'],
    ['../../etc/ΑΦΑ.html', () => picture('png'), 'ΑΦΑ.png'],
    ['photo.png', () => picture('jpeg'), 'photo.jpg'],
    [
      'crest',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#7c3aed' } })
          .webp()
          .toBuffer(),
      'crest.webp',
    ],
  ])('named %j gets the name of what it is', async (name, content, expected) => {
    const ticket = await request(site);
    const bytes = typeof content === 'function' ? await content() : content;
    const file = await stored(ticket, name, bytes);
    expect(file).toMatchObject({ name: expected, bytes: Buffer.from(bytes).length });
    expect((await read(ticket)).draftFiles).toEqual([file]);
    const answered = await download(at(ticket, `/files/${file.id}`), nora);
    expect(answered.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answered.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  });

  it.each([
    [
      'a program',
      Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]),
      'A file must be a PNG, JPEG or WebP picture, a PDF or plain text',
    ],
    [
      'text in another encoding',
      Buffer.from([0x48, 0xe4, 0x75, 0x73]),
      'A file must be a PNG, JPEG or WebP picture, a PDF or plain text',
    ],
    ['nothing', Buffer.alloc(0), 'The file is empty'],
    [
      'half a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]),
      'The file cannot be opened as a picture',
    ],
    ['a bomb', pixelBomb, 'A picture must have at most 100 megapixels'],
    ['10 MB and a byte', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'A file must be at most 10 MB'],
  ])('that is %s is refused, and nothing stays on disk', async (_, content, sentence) => {
    const ticket = await request(site);
    const before = onDisk().length;
    const bytes = typeof content === 'function' ? await content() : content;
    expect(await upload(ticket, 'file.png', bytes)).toEqual({ status: 400, text: sentence });
    expect(onDisk()).toHaveLength(before);
    expect((await read(ticket)).draftFiles).toEqual([]);
  });

  it('goes with the answer, in its email and on the requester’s page; taken back, it is in the draft again', async () => {
    const ticket = await request(site);
    const file = await stored(ticket, 'who can see what.pdf', PDF);
    const sent = await answer(ticket, 'Here it is.', [file.id]);
    expect(sent.status, sent.text).toBe(201);
    expect((await read(ticket)).entries.at(-1)?.files).toEqual([file]);
    expect((await read(ticket)).draftFiles).toEqual([]);
    const settle = (step: string, { text }: { text: string }) =>
      send(site, at(ticket, '/pending'), { answer: JSON.parse(text).answer, step }, { Cookie: nora });
    expect((await settle('take-back', sent)).status).toBe(204);
    expect((await read(ticket)).draftFiles).toEqual([file]);

    expect((await settle('send-now', await answer(ticket, 'Here it is.', [file.id]))).status).toBe(204);
    const mail = await smtp.waitForMail(
      ({ parsed }) => parsed.text?.includes('Here it is.') ?? false,
      30_000,
    );
    expect(
      mail.parsed.attachments.map(({ filename, mimeType, content }) => [
        filename,
        mimeType,
        Buffer.from(content as ArrayBuffer).equals(PDF),
      ]),
    ).toEqual([['who can see what.pdf', 'application/pdf', true]]);
    const link = await linkInMail(site, ticket.email);
    const page = await (await download(link)).text();
    expect(page).toContain('who can see what.pdf');
    const seen = await download(`${link}/files/${file.id}`);
    expect(Buffer.from(await seen.arrayBuffer()).equals(PDF)).toBe(true);
  });

  it('belongs to one draft: others do not see it, take it or send it', async () => {
    const ticket = await request(site);
    const file = await stored(ticket, 'draft.pdf', PDF);
    expect((await read(ticket, other)).draftFiles).toEqual([]);
    expect((await download(at(ticket, `/files/${file.id}`), other)).status).toBe(404);
    expect((await download(at(ticket, `/files/${file.id}`))).status).toBe(401);
    expect((await upload(ticket, 'a.pdf', PDF, editor)).status).toBe(403);
    const elsewhere = await request(site);
    expect(await answer(elsewhere, 'Not mine.', [file.id])).toMatchObject({
      status: 409,
      text: 'A file of this answer is no longer there. Please look at its files, then send again.',
    });
    const link = await linkInMail(site, ticket.email);
    expect((await download(`${link}/files/${file.id}`)).status).toBe(404);
    const remove = (cookie: string) =>
      call(site, at(ticket, `/files/${file.id}`), { method: 'DELETE', headers: { Cookie: cookie } });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(nora)).status).toBe(204);
    expect(onDisk()).not.toContain(file.id);
  });

  it('is one of five at most, with 15 MB together', async () => {
    const ticket = await request(site);
    await stored(ticket, 'a.txt', Buffer.alloc(9 * 1024 * 1024, 'a'));
    expect(await upload(ticket, 'b.txt', Buffer.alloc(7 * 1024 * 1024, 'a'))).toEqual({
      status: 400,
      text: 'The files of one answer can have 15 MB together: many mail servers refuse more',
    });
    for (const name of ['2', '3', '4', '5']) await stored(ticket, `${name}.txt`, name);
    expect(await upload(ticket, '6.txt', '6')).toEqual({
      status: 400,
      text: 'An answer can have 5 files at most',
    });
  });
});

describe('a file from the requester', () => {
  const post = (link: string, message: string, name: string, bytes: Uint8Array) =>
    call(site, '/support/status/message', {
      method: 'POST',
      body: formOf(name, bytes, { token: link.split('/').at(-1) ?? '', message }),
      headers: { Accept: 'text/html' },
    });

  it('arrives with the message, and is named in the email to the team', async () => {
    const ticket = await request(site);
    const link = await linkInMail(site, ticket.email);
    const png = await picture('png');
    expect((await post(link, 'This is what I see.', 'screen.png', png)).status).toBe(303);
    expect((await read(ticket)).entries.at(-1)).toMatchObject({
      type: 'requester',
      text: 'This is what I see.',
      files: [{ name: 'screen.png', bytes: png.length }],
    });
    const mail = await smtp.waitForMail(
      ({ parsed }) => parsed.text?.includes('This is what I see.') ?? false,
    );
    expect(mail.parsed.text).toContain(`It came with a file: screen.png, ${png.length} bytes.`);
    const before = onDisk().length;
    // The same again is the same message: its file was stored once.
    expect((await post(link, 'This is what I see.', 'screen.png', png)).status).toBe(303);
    expect((await read(ticket)).entries).toHaveLength(1);
    expect(onDisk()).toHaveLength(before);
  });

  it('that is refused keeps the message out, with a sentence', async () => {
    const ticket = await request(site);
    const link = await linkInMail(site, ticket.email);
    const before = onDisk().length;
    const refused = await post(link, 'Run this.', 'run.exe', Buffer.from([0x4d, 0x5a, 0, 0]));
    expect(refused.headers.get('location')).toBe('/support/status/message?refused=file');
    const page = await (await download('/support/status/message?refused=file')).text();
    expect(page).toContain(
      'The file must be a PNG, JPEG or WebP picture, a PDF or plain text, and at most 10 MB.',
    );
    expect((await read(ticket)).entries).toEqual([]);
    expect(onDisk()).toHaveLength(before);
  });

  it('is in the file that the person receives, and goes with an erasure', async () => {
    const ticket = await request(site);
    const link = await linkInMail(site, ticket.email);
    await post(link, 'Keep this.', 'mine.pdf', PDF);
    const cookie = await signIn(site);
    const person = await send(site, '/admin/api/privacy/file', { email: ticket.email }, { Cookie: cookie });
    const { files } = JSON.parse(person.text) as { files: { id: string; name: string; base64: string }[] };
    expect(files).toMatchObject([{ name: 'mine.pdf', base64: PDF.toString('base64') }]);
    expect(onDisk()).toContain(files[0]?.id);
    const erased = await send(
      site,
      '/admin/api/privacy/erasure',
      { email: ticket.email, confirmation: 'ERASE' },
      { Cookie: cookie },
    );
    expect(erased.status, erased.text).toBe(200);
    expect(onDisk()).not.toContain(files[0]?.id);
    expect(await query(site, 'select 1 from site.record_files where subject_id = $1', [ticket.id])).toEqual(
      [],
    );
  });
});
