import { expect, it } from 'vitest';
import { parseMail } from './parse-mail';

const part = (type: string, body: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
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
])('reads %s', async (_name, raw, text) => {
  const { email } = await parseMail(Buffer.from(raw));
  expect(email.text?.trim()).toBe(text);
});
