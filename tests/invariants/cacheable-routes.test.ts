import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cacheableRoute } from '../../src/front/cacheable-routes';
import { FORM_PATHS } from '../../src/site-forms';
import { repositoryFiles } from '../support/repository-files';

const FOLDER = 'src/app/(site)';
const pages = repositoryFiles(FOLDER).filter((file) => file.endsWith('/page.tsx'));
const addressOf = (file: string) =>
  file
    .slice(FOLDER.length, -'/page.tsx'.length)
    .replace('[policy]', 'terms')
    .replace(/\[[^\]]+\]/g, '1') || '/';

/** Each of these shows something to one visitor: the result of a form, or the target of a link in an email. */
const NEVER = [...FORM_PATHS, '/help/search', '/support/status/1', '/up'].sort();

it('caches every public page except those that show something to one visitor', () => {
  const uncacheable = pages.map(addressOf).filter((address) => !cacheableRoute(address));
  expect(uncacheable.sort()).toEqual(NEVER);
});

it('caches no page that reads its query, its visitor’s headers or cookies', () => {
  const reading = pages
    .filter((file) => cacheableRoute(addressOf(file)))
    .filter((file) => /searchParams|cookies\(|headers\(/.test(readFileSync(file, 'utf8')));
  // All anonymous visitors get the same (docs/decisions/004).
  expect(reading).toEqual([`${FOLDER}/social-media/page.tsx`]);
});
