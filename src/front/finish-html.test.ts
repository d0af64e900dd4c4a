import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inlineStyles, paintFirst } from './finish-html';
import { loadScriptsLate } from './late-scripts';
import { applyEdits, readTags } from './page-tags';
import { scriptHashes } from './script-hashes';

const built = mkdtempSync(path.join(tmpdir(), 'colonnade-built-'));
mkdirSync(path.join(built, 'static/chunks'), { recursive: true });
afterAll(() => rmSync(built, { recursive: true, force: true }));

const inlined = async (html: string) => applyEdits(html, await inlineStyles(readTags(html), built));
const late = (html: string) => applyEdits(html, loadScriptsLate(readTags(html)) ?? []);
const style = (name: string, text: string) => writeFileSync(path.join(built, 'static/chunks', name), text);
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;

it('replaces a stylesheet link with the stylesheet’s text', async () => {
  style('a~1.css', 'p{color:red}\n');
  style('b-2.css', 'b{color:blue}');
  expect(await inlined(`<head>${link('a~1.css')}${link('b-2.css')}<title>$&</title></head>`)).toBe(
    '<head><style data-sheet="/_next/static/chunks/a~1.css">p{color:red}</style>' +
      '<style data-sheet="/_next/static/chunks/b-2.css">b{color:blue}</style><title>$&</title></head>',
  );
});

it('resolves relative addresses in a stylesheet', async () => {
  style(
    'named.css',
    '@font-face{src:url(../media/a.woff2)}a{b:url("c.svg") url(\'../d.svg\') url(/e.svg) url("data:image/svg+xml,%3Csvg") url(#f) url(https://g.example/h.svg)}',
  );
  expect(await inlined(link('named.css'))).toBe(
    '<style data-sheet="/_next/static/chunks/named.css">@font-face{src:url(/_next/static/media/a.woff2)}' +
      'a{b:url("/_next/static/chunks/c.svg") url(\'/_next/static/d.svg\') url(/e.svg) url("data:image/svg+xml,%3Csvg") url(#f) url(https://g.example/h.svg)}</style>',
  );
});

it('leaves a link that it cannot replace', async () => {
  style('end.css', 'a::after{content:"</STYLE >"}');
  const links = [
    link('nowhere.css'),
    link('end.css'),
    '<link rel="stylesheet" href="https://other.example/a.css"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a~1.css" data-precedence="next" media="print"/>',
  ];
  expect(await inlined(links.join(''))).toBe(links.join(''));
});

it('removes the framework’s scripts, and gives them to the loader in order', () => {
  const page = late(
    '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
      '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>' +
      '<script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
      '<body><script>own()</script><script src="/_next/static/chunks/a.js" id="_R_" async=""></script></body></html>',
  );
  expect(page).toMatch(
    /^<html><head><link rel="preload" href="\/_next\/static\/media\/a\.woff2" as="font"\/><script src="\/_next\/static\/chunks\/old\.js" noModule=""><\/script><script>\(function/,
  );
  expect(page).toContain(
    '(document.documentElement,["/_next/static/chunks/b.js","/_next/static/chunks/a.js"])</script></head><body><script>own()</script></body></html>',
  );
});

it('sets the chosen theme before anything is painted, in a script that the policy knows', async () => {
  const page = '<html><head></head><body><script src="/_next/static/b.js" async=""></script></body></html>';
  const { html, sources } = await paintFirst(page);
  expect(html).toMatch(
    /^<html><head><script>\(function\(root,key\).*\}\)\(document\.documentElement,"theme"\)<\/script><script>\(function\(root,addresses\)/,
  );
  expect(sources).toHaveLength(2);
  expect(scriptHashes(html)).toEqual(sources);
});

it('reads tags in whatever order and spelling they are written', async () => {
  style('c.css', 'c{}');
  expect(
    await inlined(`<LINK data-precedence=next crossOrigin href='/_next/static/chunks/c.css' rel=stylesheet>`),
  ).toContain('<LINK');
  expect(
    await inlined("<link data-precedence=next href='/_next/static/chunks/c.css' rel='stylesheet'>"),
  ).toBe('<style data-sheet="/_next/static/chunks/c.css">c{}</style>');
  const text = '<title><script src="/_next/static/no.js" async></title>';
  const page = late(
    `<head>${text}</head><body><script async id=_R_ src='/_next/static/a.js'></script ></body>`,
  );
  expect(page).toContain('["/_next/static/a.js"]');
  expect(page.startsWith(`<head>${text}<script>(function`)).toBe(true);
  expect(page.endsWith('</head><body></body>')).toBe(true);
});

it.each([
  ['a module', '<script type="module" src="/_next/static/a.js" async=""></script>'],
  ['a script with a checksum', '<script src="/_next/static/a.js" integrity="sha256-x" async=""></script>'],
  ['a script that is waited for', '<script src="/_next/static/a.js"></script>'],
])('leaves a page with %s as it is', async (_, script) => {
  const known = '<script src="/_next/static/b.js" async=""></script>';
  const page = `<html><head>${link('a~1.css')}</head><body>${known}${script}</body></html>`;
  expect((await paintFirst(page)).html).toBe(page);
});

it('leaves a page without an end of its head as it is', async () => {
  const page = '<title>Short</title><p>Words</p><script src="/_next/static/b.js" async=""></script>';
  expect((await paintFirst(page)).html).toBe(page);
});

it('does not change a page without scripts', async () => {
  const page = '<!DOCTYPE html><title>Gone</title><p>Nothing here: € ☂</p>';
  expect((await paintFirst(page)).html).toBe(page);
});
