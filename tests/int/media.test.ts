import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

const MEDIA = '/admin/api/media';

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  const account = { username: 'words', password: 'a-password-of-the-tests', role: 'editor' };
  await send(site, '/admin/api/users', account, { cookie: await signIn(site) });
  cookie = await signIn(site, account);
});
afterAll(() => site?.stop());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7c3aed' } });
const moving = async () => {
  const frames = await Promise.all([plain(8, 8).png().toBuffer(), plain(8, 8).negate().png().toBuffer()]);
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};

/** As the back office's form sends it. */
async function upload(name: string, type: string, data: Buffer, words: object, headers = { cookie }) {
  const body = new FormData();
  body.set('_payload', JSON.stringify(words));
  body.set('file', new File([new Uint8Array(data)], name, { type }));
  return call(site, MEDIA, { method: 'POST', body, headers });
}

type Stored = {
  filename: string;
  mimeType: string;
  width: number;
  height: number;
  sizes: Record<'small' | 'medium' | 'large', { filename: string | null; width: number | null }>;
};
const stored = (text: string): Stored => JSON.parse(text).doc;
const sentence = (text: string) => {
  const [error] = JSON.parse(text).errors;
  return error.data?.errors?.[0]?.message ?? error.message;
};

const all = async () => ({
  rows: await query(site, 'select id, filename, alt from media order by id'),
  files: readdirSync(site.mediaDir).sort(),
});

describe('an uploaded picture', () => {
  it('is stored with three smaller copies, each of them public', async () => {
    const data = await plain(1600, 1200).jpeg().toBuffer();
    const { status, text } = await upload('house.jpg', 'image/jpeg', data, { alt: 'A house' });
    expect(status, text).toBe(201);
    const { filename, sizes, width, height } = stored(text);
    expect({ width, height }).toEqual({ width: 1600, height: 1200 });
    const copies = [
      [sizes.small.filename, 360, 270, 'image/webp'],
      [sizes.medium.filename, 720, 540, 'image/webp'],
      [sizes.large.filename, 1440, 1080, 'image/webp'],
      [filename, 1600, 1200, 'image/jpeg'],
    ] as const;
    for (const [name, width, height, type] of copies) {
      const answer = await fetch(`${site.url}/media/${name}`);
      expect(answer.status, String(name)).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ width: shown.width, height: shown.height }).toEqual({ width, height });
    }
  });

  it('has no copy larger than itself, when small', async () => {
    const data = await plain(500, 500).png().toBuffer();
    const { sizes } = stored((await upload('stamp.png', 'image/png', data, { alt: 'A stamp' })).text);
    expect(sizes.small.width).toBe(360);
    expect([sizes.medium.filename, sizes.large.filename]).toEqual([null, null]);
  });

  it('is reduced, when huge, and stripped of camera metadata', async () => {
    const data = await plain(6000, 3000)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer();
    expect((await sharp(data).metadata()).exif).toBeDefined();
    const { filename, width, height } = stored(
      (await upload('photo.jpg', 'image/jpeg', data, { alt: 'A photograph' })).text,
    );
    expect({ width, height }).toEqual({ width: 2400, height: 1200 });
    const kept = await (await fetch(`${site.url}/media/${filename}`)).arrayBuffer();
    expect((await sharp(Buffer.from(kept)).metadata()).exif).toBeUndefined();
  });
});

describe('a name that some file system, bucket or address does not take', () => {
  it.each([
    ['NUL.png', 'picture-nul.png'],
    ['aux.webp.png', 'picture-aux.webp.png'],
    ['.png', 'picture.png'],
    ['.x.png', 'x.png'],
    ['house. .png', 'house.png'],
    ['a\u202eb.png', 'a-b.png'],
    ['50%25 off #1?.png', '50-25 off -1-.png'],
    ['Cafe\u0301.PNG', 'caf\u00e9.png'],
    ['ΑΦΑ & Ω.png', 'αφα & ω.png'],
    [`${'Ω'.repeat(200)}.png`, `${'ω'.repeat(75)}.png`],
  ])('%s is stored and served as another', async (uploaded, name) => {
    const data = await plain(400, 300).png().toBuffer();
    const { status, text } = await upload(uploaded, 'image/png', data, { alt: 'Words' });
    expect(status, text).toBe(201);
    const { filename, sizes } = stored(text);
    expect(filename).toBe(name);
    for (const one of [filename, sizes.small.filename ?? '']) {
      expect(readdirSync(site.mediaDir)).toContain(one);
      const answer = await fetch(`${site.url}/media/${encodeURIComponent(one)}?prefix=x`);
      expect([answer.status, answer.headers.get('content-type')?.split('/')[0]], one).toEqual([200, 'image']);
    }
  });

  it('is another one too for a second picture that differs in capitals only', async () => {
    const data = await plain(400, 300).png().toBuffer();
    const first = await upload('Twin.png', 'image/png', data, { alt: 'Words' });
    const second = await upload('TWIN.png', 'image/png', data, { alt: 'Words' });
    expect([stored(first.text).filename, stored(second.text).filename]).toEqual(['twin.png', 'twin-1.png']);
  });

  it('is served as before where an earlier version stored it', async () => {
    const data = await plain(9, 9).png().toBuffer();
    for (const name of ['.png', '.y.png', 'a b%25.png']) {
      writeFileSync(path.join(site.mediaDir, name), data);
      const answer = await fetch(`${site.url}/media/${encodeURIComponent(name)}`);
      expect([answer.status, answer.headers.get('content-type')], name).toEqual([200, 'image/png']);
    }
  });
});

describe('refused, with a message, and nothing is stored', () => {
  const png = () => plain(400, 300).png({ compressionLevel: 0 }).toBuffer();
  const NO_IMAGE = 'This file isn’t a picture. Please choose a PNG, JPEG or WebP.';
  const OTHER = 'Please choose a PNG, JPEG or WebP.';
  const cases: [
    what: string,
    name: string,
    type: string,
    data: () => Promise<Buffer> | Buffer,
    says: string,
  ][] = [
    [
      'a page that calls itself a picture',
      'a.png',
      'image/png',
      () => Buffer.from('<!doctype html><script>1</script>'),
      NO_IMAGE,
    ],
    ['nothing', 'b.png', 'image/png', () => Buffer.alloc(64), NO_IMAGE],
    ['no byte at all', 'b.png', 'image/png', () => Buffer.alloc(0), NO_IMAGE],
    [
      'a drawing that may run scripts, as a picture',
      'c.png',
      'image/png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      OTHER,
    ],
    [
      'such a drawing under its own name',
      'd.svg',
      'image/svg+xml',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      OTHER,
    ],
    ['a GIF', 'e.gif', 'image/gif', () => plain(9, 9).gif().toBuffer(), OTHER],
    [
      '41 million pixels in a few bytes',
      'f.png',
      'image/png',
      () => plain(8200, 5000).png().toBuffer(),
      'This picture has more than 40 million pixels. Please make it smaller.',
    ],
    [
      'half of a picture',
      'g.png',
      'image/png',
      async () => (await png()).subarray(0, 200_000),
      'This picture is damaged. Please export it again.',
    ],
    [
      'a moving picture',
      'h.webp',
      'image/webp',
      moving,
      'Animated pictures can’t be used. Please choose a still one.',
    ],
  ];

  it.each(cases)('%s', async (_, name, type, data, says) => {
    const before = await all();
    const { status, text } = await upload(name, type, await data(), { alt: 'Words' });
    expect({ status, says: sentence(text) }).toEqual({ status: 400, says });
    expect(await all()).toEqual(before);
  });

  it.each([{}, { alt: '' }, { alt: '   ' }])('a picture described by %o', async (words) => {
    const before = await all();
    const { status, text } = await upload('i.png', 'image/png', await png(), words);
    expect({ status, says: sentence(text) }).toEqual({ status: 400, says: 'This field is required.' });
    expect(await all()).toEqual(before);
  });

  it('an invalid new file for an old picture', async () => {
    const before = await all();
    const id = (before.rows[0] as { id: number }).id;
    const body = new FormData();
    body.set('_payload', '{}');
    body.set('file', new File(['<!doctype html>'], 'j.png', { type: 'image/png' }));
    const answer = await call(site, `${MEDIA}/${id}`, { method: 'PATCH', body, headers: { cookie } });
    expect({ status: answer.status, says: sentence(answer.text) }).toEqual({ status: 400, says: NO_IMAGE });
    expect(await all()).toEqual(before);
  });
});

describe('strangers', () => {
  it('neither read nor write the collection', async () => {
    const before = await all();
    const id = (before.rows[0] as { id: number }).id;
    for (const address of [MEDIA, `${MEDIA}/${id}`, `${MEDIA}/count`, `${MEDIA}/file/${before.files[0]}`])
      expect((await call(site, address)).status, address).toBe(401);
    const data = await plain(9, 9).png().toBuffer();
    const answer = await call(site, MEDIA, { method: 'POST', body: new FormData() });
    expect(answer.status).toBe(401);
    expect((await upload('k.png', 'image/png', data, { alt: 'x' }, { cookie: '' })).status).toBe(401);
    expect((await send(site, `${MEDIA}/${id}`, { alt: 'x' }, {}, 'PATCH')).status).toBe(401);
    expect((await call(site, `${MEDIA}/${id}`, { method: 'DELETE' })).status).toBe(401);
    expect(await all()).toEqual(before);
  });

  it.each(['nothing.png', '..%2fpackage.json', '.hidden.png', 'a%00.png', 'house.html'])(
    'find nothing at /media/%s',
    async (name) => {
      expect([400, 404]).toContain((await call(site, `/media/${name}`)).status);
    },
  );
});
