import { afterEach, expect, it, vi } from 'vitest';
import { parseMail } from './parse-mail';

const part = (type: string, body: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
afterEach(() => vi.unstubAllGlobals());

const TABLE = '<table><tr><td>M<td>10</table>';

it.each([
  [
    'lines that flow, up to an empty line and to a quotation',
    'Content-Type: text/plain; format=flowed\r\n\r\nUnder \r\nDues. \r\n\r\nThen Paid. \r\n> Ours \r\n> too \r\n',
    'Under Dues.\n\nThen Paid.\n> Ours\n> too',
  ],
  [
    'HTML where the plain text is empty',
    `Content-Type: multipart/alternative; boundary=b\r\n\r\n${part('text/plain', ' ')}${part('text/html', TABLE)}--b--\r\n`,
    'M\t10',
  ],
  [
    'plain text and HTML that follow each other',
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${part('text/plain', 'Our order:')}${part('text/html', TABLE)}--b--\r\n`,
    'Our order:\n\nM\t10',
  ],
  [
    'plain text that says the same as HTML',
    `Content-Type: multipart/alternative; boundary=b\r\n\r\n${part('text/plain', 'Plain')}${part('text/html', 'Rich')}--b--\r\n`,
    'Plain',
  ],
  [
    'base64 that is padded line by line',
    `Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\nVW4=\r\nZGVyIA==\r\nRHVlcw`,
    'Under Dues',
  ],
])('reads %s', async (_name, raw, text) => {
  // A Blob of many pieces takes minutes.
  vi.stubGlobal(
    'Blob',
    class {
      constructor() {
        throw new Error('A Blob');
      }
    },
  );
  const { email } = await parseMail(Buffer.from(raw));
  expect(email.text?.trim()).toBe(text);
});

it('reads no base64 of ever so many pieces', async () => {
  const { damage } = await parseMail(
    Buffer.from(`Content-Transfer-Encoding: base64\r\n\r\n${'QQ=='.repeat(100_000)}`),
  );
  expect(damage).toBe('It has too many pieces of base64');
});
