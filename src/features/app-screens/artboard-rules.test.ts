import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// CSS that a canvas export cannot draw, or draws differently. The phone frame and what works on it are outside the artboards.
const folder = join(import.meta.dirname, 'ui');
const drawn = readdirSync(folder).filter(
  (name) =>
    !/^(phone-frame|interactive-|touch-buttons|phones-intro)/.test(name) && !name.endsWith('.test.ts'),
);
const portrait = join(import.meta.dirname, '../../kit/ui/styles/oval-portrait.css');
const files = [...drawn.map((name) => join(folder, name)), portrait].map((path) => ({
  path,
  text: readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
}));
const styles = files.filter(({ path }) => path.endsWith('.css'));

const forbidden = [
  /\bopacity\b/,
  /gradient\(/,
  /\bmask\b/,
  /\b(backdrop-)?filter\s*:/,
  /object-fit/,
  /\bzoom\b/,
  /word-spacing/,
  /counter-(reset|increment)/,
  /box-shadow/,
  /text-shadow/,
  /::?(before|after)/,
  /<text\b/,
  /\b(rgba?|hsla?|oklch|oklab|color-mix)\(/,
  /background-clip/,
];

describe('artboards', () => {
  it.each(forbidden)('never use %s', (pattern) => {
    expect(files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('name colors by the brand’s tokens, which are six hex digits, or white', () => {
    const tokens = files.flatMap(({ text }) => text.match(/var\(--color-[\w-]+\)/g) ?? []);
    expect(tokens.length).toBeGreaterThan(200);
    expect(files.flatMap(({ text }) => text.match(/#[0-9a-f]{3,8}\b/gi) ?? [])).toContain('#ffffff');
    const others = files.flatMap(({ text }) => text.match(/#(?!ffffff\b)[0-9a-f]{3,8}\b/gi) ?? []);
    expect(others).toEqual([]);
    for (const { path, text } of styles) {
      expect(text.match(/\b(white(?!-space)|black|transparent|currentcolor)/gi), path).toBeNull();
    }
  });

  it('have no letter spacing below 30 px', () => {
    for (const { path, text } of styles) {
      for (const rule of text.split('}')) {
        const tracked = /letter-spacing:(?!\s*0;)/.test(rule);
        const size = Number(/font-size:\s*([\d.]+)px/.exec(rule)?.[1] ?? 0);
        if (tracked) expect(size, path).toBeGreaterThanOrEqual(30);
      }
    }
  });

  it('give every drawing its size', () => {
    for (const { path, text } of files) {
      for (const svg of text.match(/<svg[^>]*>/g) ?? []) {
        expect(svg, path).toMatch(/width=/);
        expect(svg, path).toMatch(/height=/);
      }
    }
  });
});
