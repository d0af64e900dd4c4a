import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keptRoute } from '../../src/front/kept-routes';

const FOLDER = 'src/app/(site)';
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', FOLDER], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('/page.tsx'));
const addressOf = (file: string) =>
  file
    .slice(FOLDER.length, -'/page.tsx'.length)
    .replace('[policy]', 'terms')
    .replace(/\[[^\]]+\]/g, '1') || '/';

/** Each of these says something to one visitor: what came of a form, or what is behind a link in a mail. */
const NEVER = [
  '/merch/quote',
  '/newsletter/confirm',
  '/newsletter/submit',
  '/newsletter/unsubscribe',
  '/support/status',
  '/support/status/1',
  '/support/status/message',
  '/support/submit',
  '/waitlist/submit',
];

it('keeps every public page but those that say something to one visitor', () => {
  const unkept = pages.map(addressOf).filter((address) => !keptRoute(address));
  expect(unkept.sort()).toEqual(NEVER);
});

it('keeps no page that reads its query, its visitor’s headers or cookies', () => {
  const reading = pages
    .filter((file) => keptRoute(addressOf(file)))
    .filter((file) => /searchParams|cookies\(|headers\(/.test(readFileSync(file, 'utf8')));
  // What it says to strangers is the same for each of them (docs/decisions/022).
  expect(reading).toEqual([`${FOLDER}/social-media/page.tsx`]);
});
