import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBuiltScripts } from './built-scripts';
import { finishHtml } from './finish-html';
import { newMark } from './known-scripts';

/** Of `alert(1)`, in the way of the specification's own example. */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

const mark = newMark();
const finish = async (html: string, builtScripts: string[] = []) => {
  const { body, sources } = await finishHtml(Buffer.from(html), {
    mark,
    builtScripts: new Set(builtScripts),
  });
  return { page: body.toString(), sources };
};

it('allows what Next marked, and sends it without the mark', async () => {
  expect(await finish(`<p>Words</p><script nonce="${mark}" id="_R_">alert(1)</script>`)).toEqual({
    page: '<p>Words</p><script id="_R_">alert(1)</script>',
    sources: [ALERT],
  });
});

it.each([
  '<script>planted()</script>',
  '<script nonce="">planted()</script>',
  '<script nonce="AAAAAAAAAAAAAAAAAAAAAA">planted()</script>',
  '<SCRIPT >planted()</SCRIPT >',
  '<script>self.__next_f.push([1,"planted"])</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0]);planted()</script>',
  '<svg><script>planted()</script></svg>',
  '<script data-a="><script nonce=x>">planted()</script>',
  "<p title='<script>'>planted()</p></script>",
])('never allows a script that came with content: %s', async (planted) => {
  const { sources, page } = await finish(`<main>${planted}</main><script nonce="${mark}">alert(1)</script>`);
  expect(sources).toEqual([ALERT]);
  expect(page).not.toContain(mark);
});

it('never allows a tag of content that swallows a marked one', async () => {
  const swallowing = [
    `<script a='<script nonce="${mark}">alert(1)</script><p title='>planted()</script>`,
    `<script <script nonce="${mark}">planted()</script>`,
    `<script src=data:,planted() nonce="${mark}">alert(1)</script>`,
  ];
  for (const html of swallowing) expect((await finish(html)).sources).toEqual([]);
});

it('hashes a script as it is sent, when data inside it repeats the mark', async () => {
  const { page, sources } = await finish(`<script nonce="${mark}">x('"nonce":"${mark}"')</script>`);
  expect(page).toBe('<script>x(\'"nonce":""\')</script>');
  // printf '%s' 'x('"'"'"nonce":""'"'"')' | openssl dgst -sha256 -binary | base64
  expect(sources).toEqual(["'sha256-2NvavgO8iM29gldOKryT2u7Xuw31QWhcpbTFVI9d/9A='"]);
});

it('allows the scripts of pages that the build wrote, in any page', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'colonnade-built-'));
  mkdirSync(path.join(root, '.next/server/app'), { recursive: true });
  writeFileSync(path.join(root, '.next/server/app/_global-error.html'), '<p></p><script>alert(1)</script>');
  writeFileSync(path.join(root, '.next/server/app/page.js'), '<script>no()</script>');
  const built = readBuiltScripts(root);
  rmSync(root, { recursive: true });
  expect([...built]).toEqual([ALERT]);
  expect((await finish('<script>alert(1)</script><script>planted()</script>', [...built])).sources).toEqual([
    ALERT,
  ]);
});

it('knows none of the scripts of a page that was rendered without a mark', async () => {
  const made = Buffer.from('<script nonce="undefined">planted()</script>');
  expect((await finishHtml(made, { mark: undefined, builtScripts: new Set() })).sources).toEqual([]);
});
