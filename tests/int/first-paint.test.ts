import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTags, type Tag } from '../../src/front/page-tags';
import { SITE_PAGES } from '../../src/shared/site-pages';
import { call } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const isSheet = ({ name, attributes }: Tag) => name === 'link' && attributes.rel === 'stylesheet';
const isScript = ({ name, attributes }: Tag) =>
  name === 'script' && attributes.src !== undefined && attributes.nomodule === undefined;

// The framework's output is recognized by its structure. A leftover tag had another one: the test prints its source.
it.each(SITE_PAGES.map(({ path }) => path))(
  '%s has its styles in it, and its scripts for later',
  async (path) => {
    const { text } = await call(site, path);
    const { tags, headEnd } = readTags(text);
    const left = (is: (tag: Tag) => boolean) =>
      tags.filter(is).map(({ start, end }) => text.slice(start, end));
    expect(left(isSheet), 'stylesheets that src/front/inline-styles.ts does not know').toEqual([]);
    expect(left(isScript), 'scripts that src/front/late-scripts.ts does not know').toEqual([]);
    expect(headEnd).toBeGreaterThan(0);
    expect(text).toContain('<style data-sheet="/_next/static/');
    const [, addresses = '[]'] =
      /\(document\.documentElement,(\[[^\]]*\])\)<\/script><\/head>/.exec(text) ?? [];
    expect(JSON.parse(addresses).length).toBeGreaterThan(3);
  },
);
