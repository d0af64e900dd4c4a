import { expect, it } from 'vitest';
import { checkBody } from './back-office-body';

const form = (...parts: [head: string, content: string][]) =>
  new Request('http://127.0.0.1/admin/api/media', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    body: `${parts.map(([head, content]) => `--b\r\n${head}\r\n\r\n${content}\r\n`).join('')}--b--\r\n`,
  });
const text = (name: string, content: string): [string, string] => [
  `Content-Disposition: form-data; name="${name}"`,
  content,
];
const file = (name: string, type = 'image/png'): [string, string] => [
  `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}`,
  'words',
];
const FIELDS = text('_payload', '{"alt":"A house"}');

it('passes a form on unchanged', async () => {
  const checked = await checkBody(form(FIELDS, file('a.png')));
  expect(await checked.text()).toBe(await form(FIELDS, file('a.png')).text());
});

it.each([
  ['NUL in the name of its file', form(FIELDS, file('a\u0000.png'))],
  ['NUL in the type of its file', form(FIELDS, file('a.png', 'image/\u0000png'))],
  ['fields that are no JSON', form(text('_payload', '{'))],
])('cannot read a form with %s', async (_, request) => {
  await expect(checkBody(request)).rejects.toThrow('The form could not be read');
});

it.each([
  ['no fields', form(file('a.png'))],
  ['NUL in a field', form(text('_payload', '{"alt":"\\u0000"}'))],
  ['a name in place of its file', form(FIELDS, text('file', '{"filename":"a.png"}'))],
])('refuses a form with %s', async (_, request) => {
  await expect(checkBody(request)).rejects.toThrow('The request is not valid');
});
