import { describe, expect, it } from 'vitest';
import { type FoundLink, maskedBytes, maskLinks } from './mask-links';
import { issueToken } from './signed-token';

const VALUE = '12.q7Zk-_1bT0s9XcVbNmLkJhGf';
const token = issueToken('staff-invitation', VALUE);
const signature = token.split('.')[1] ?? '';
const url = `https://site.example/admin/invitation#${token}`;
const page = `Hello. See example.com/a.b\n<a href="${url}">Set your password</a> and ${url}\nUsername: nora\n`;

const lines = (text: string, length = 76) => text.replace(new RegExp(`.{${length}}`, 'g'), '$&\r\n');
const base64 = (text: string | Buffer) => lines(Buffer.from(text).toString('base64'));
const quotedPrintable = (text: string) =>
  text
    .replaceAll('=', '=3D')
    .split('\n')
    .map((line) => line.replace(/.{60}/g, '$&=\r\n'))
    .join('\r\n');
const inMail = (encoding: string, body: string) =>
  `From: a@b.example\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n--end--\r\n`;
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const FORMS: [name: string, mail: string | Buffer][] = [
  ['as it is', page],
  ['quoted', page.replace(/^/gm, '> ')],
  ['broken into lines', `See:\n${lines(url, 40)}\nbye`],
  ['broken into quoted lines', `See:\n> > ${lines(url, 30).replaceAll('\r\n', '\r\n> > ')}\nbye`],
  [
    'in a folded header',
    `List-Help: <https://site.example/#${token.slice(0, 50)}\r\n ${token.slice(50)}>\r\n`,
  ],
  ['percent-encoded', `https://safe.example/?url=${encodeURIComponent(url)}&data=05`],
  [
    'percent-encoded twice',
    `https://safe.example/?url=${encodeURIComponent(encodeURIComponent(url))}&data=05`,
  ],
  [
    'percent-encoded three times',
    `https://safe.example/?url=${encodeURIComponent(encodeURIComponent(encodeURIComponent(url)))}&data=05`,
  ],
  ['broken after spaces', `See:\n${url.replace(/.{60}/g, '$& \r\n')}\nbye`],
  ['broken after spaces, and quoted', `> ${url.replace(/.{60}/g, '$& \r\n> ')}\n> bye`],
  ['in a query', `https://site.example/x?token=${token}&b=c`],
  ['with a dot as an entity', page.replaceAll(token, token.replace('.', '&#46;'))],
  ['quoted-printable', inMail('quoted-printable', quotedPrintable(page))],
  ['quoted-printable query', inMail('quoted-printable', quotedPrintable(`x?token=${token}\n`))],
  ['base64', inMail('base64', base64(page))],
  ['UTF-16', inMail('base64', base64(utf16(page)))],
  ['UTF-16, its bytes swapped', utf16(page).swap16()],
  ['an email in base64 in an email', inMail('base64', base64(inMail('base64', base64(page))))],
  ['quoted-printable in base64', inMail('base64', base64(inMail('quoted-printable', quotedPrintable(page))))],
];

/** Everything that a reader could make of it. */
function readings(bytes: Buffer, depth = 0): string[] {
  const text = bytes.toString('latin1');
  const plain = text.replaceAll('\0', '');
  const unfolded = plain.replace(/=?\r?\n[ \t>]*/g, '');
  const blocks = depth > 3 ? [] : (text.match(/(?:^[A-Za-z0-9+/]{4,}={0,2}\r?\n)+/gm) ?? []);
  return [plain, unfolded, ...blocks.flatMap((block) => readings(Buffer.from(block, 'base64'), depth + 1))];
}

describe('links of ours in an email', () => {
  it.each(FORMS)('lose their signature: %s', (_name, mail) => {
    const bytes = Buffer.from(mail);
    const found: FoundLink[] = [];
    expect(readings(bytes).join(' ')).toContain(signature);
    const safe = maskedBytes(bytes, found);
    expect(readings(safe).join(' ')).not.toContain(signature);
    expect(readings(safe).join(' ')).not.toContain(signature.slice(0, 20));
    expect(found[0]).toEqual({ purpose: 'staff-invitation', value: VALUE });
    expect(safe).toHaveLength(bytes.length);
    expect(maskedBytes(safe)).toEqual(safe);
  });

  it('lose it where a filter put the link into one of its own', () => {
    const tokens = Array.from({ length: 100 }, (_, id) => issueToken('staff-invitation', `${id}.nonce`));
    const id = tokens.findIndex((one) => /-.*_/.test(one));
    const inFilter = `https://site.example/admin/invitation#${tokens[id]}`
      .replace(/[^A-Za-z0-9./]/g, (sign) => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`)
      .replaceAll('/', '_');
    const found: FoundLink[] = [];
    const safe = maskLinks(`https://filter.example/v2/url?u=${inFilter}&d=DwMF`, found);
    expect(safe).toMatch(/^https:\/\/filter\.example\/v2\/url\?u=[^.]+\.[^.]+\.\*{43,60}&d=DwMF$/);
    expect(found).toEqual([{ purpose: 'staff-invitation', value: `${id}.nonce` }]);
  });

  it.each([
    'ticket-status',
    'newsletter-unsubscribe',
    'newsletter-confirm',
    'form-result',
    'draw-lookup',
  ] as const)('of every kind: %s', (purpose) => {
    const link = `https://site.example/x?token=${issueToken(purpose, 'maya@example.com 1795245341078')}`;
    expect(maskLinks(`Open ${link} now.`)).toBe(
      `Open ${link.replace(/\.[\w-]{43}$/, `.${'*'.repeat(43)}`)} now.`,
    );
  });

  it('and reply addresses lose what nobody can guess', () => {
    const secret = '0123456789abcdef01234567';
    for (const at of ['@', '%40', '=40'])
      expect(maskLinks(`hello+t12-${secret}${at}site.example`)).toBe(
        `hello+t12-${'*'.repeat(24)}${at}site.example`,
      );
    expect(maskLinks(`mailto:hello%2Bt12-${secret}%40site.example`)).not.toContain(secret);
  });

  it('are the only thing that changes', () => {
    const foreign = `https://else.example/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${'A'.repeat(43)} a.b\r\n--${'0'.repeat(41)}\r\n`;
    const picture = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256));
    const gaps = Buffer.from(`x.${'a \n \n'.repeat(42)}!`);
    for (const mail of [Buffer.from(foreign), gaps, picture, Buffer.from(inMail('base64', base64(picture)))])
      expect(maskedBytes(mail)).toEqual(mail);
  });

  it('count as ours without a look where there are more than any email has', () => {
    const fakes = `see a.${'A'.repeat(43)} `.repeat(120);
    expect(maskLinks(fakes + url)).not.toContain(signature);
  });
});
