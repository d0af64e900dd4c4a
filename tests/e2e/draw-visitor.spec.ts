import type { Page } from '@playwright/test';
import type { DrawFacts } from '../../src/features/draw/protocol/facts';
import { REAL_ROUNDS } from '../../src/features/draw/protocol/quicknet.fixture';
import { call, query } from '../support/api';
import { expectAccessible, fitsItsWidth } from '../support/axe';
import { putRound } from '../support/drawn-rounds';
import { expect, test } from '../support/e2e';
import { putFirstRound } from '../support/first-version-round';
import { faultsOf, walk } from '../support/keyboard-walk';

test.use({ siteOptions: { worker: false } });

type Round = Awaited<ReturnType<typeof putRound>>;
let drawn: Round;
let sealed: Round;

const lookUp = async (page: Page, account: string, handle: string) => {
  const section = page.locator('#was-i-in');
  await section.getByRole('radio', { name: account }).check();
  await section.getByLabel('Your name there').fill(handle);
  await section.getByRole('button', { name: 'Look me up' }).click();
  return section;
};
const check = async (page: Page) => {
  const section = page.locator('#check');
  await section.getByRole('button', { name: 'Check this draw' }).click();
  return section;
};
/** The file of the bundle, changed on its way to the browser. */
const tamper = (page: Page, file: string, exchange: (text: string) => string) =>
  page.route(`**/bundle/${file}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: exchange(await answer.text()) });
  });
/** The same with draw.json, as a parsed object. */
const alter =
  (change: (facts: DrawFacts & { draw: NonNullable<DrawFacts['draw']> }) => unknown) => (text: string) => {
    const facts = JSON.parse(text);
    change(facts);
    return JSON.stringify(facts);
  };

test('before any round is committed the page says so, and what to do meanwhile', async ({ page, site }) => {
  await page.goto('/links');
  await page.getByRole('link', { name: 'Check a draw' }).click();
  await expect(page).toHaveTitle('The draw | Colonnade');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The draw');
  await expect(page.getByRole('heading', { name: 'Nothing is sealed yet' })).toBeVisible();
  await expect(page.locator('#proves')).toContainText('It proves: nobody steered the draw');
  await expect(page.locator('#proves')).toContainText('It does not prove: that the list is complete');
  await expect(page.locator('#proves')).toContainText('No secret of ours is part of it.');
  await expect(page.locator('main')).toContainText('Nobody could know the winner in advance, not even us.');
  await page.getByRole('link', { name: 'Read the rules' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Official Rules');
  await expect(page.locator('article')).toContainText('at least 18 years old');
  expect((await call(site, '/links/draw/1')).status).toBe(404);
});

test.describe('rounds', () => {
  test.beforeAll(async ({ site }) => {
    drawn = await putRound(site, { title: 'Spring draw' });
    sealed = await putRound(site, { title: 'Summer draw', state: 'committed' });
  });

  test('are listed from their commitment on, without anybody’s handle', async ({ page, site }) => {
    await page.goto('/links/draw');
    const rows = page.locator('#rounds ~ ol > li');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Summer draw' })).toContainText('Committed, not drawn yet');
    await expect(rows.filter({ hasText: 'Summer draw' })).toContainText(sealed.fingerprint);
    await expect(rows.filter({ hasText: 'Spring draw' })).toContainText(
      `$250 went to ${drawn.places[0]?.masked}`,
    );
    await page.getByRole('link', { name: 'Summer draw' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer draw');
    await expect(page.locator('main')).toContainText('Nobody can know the winner in advance, not even us.');
    await expect(page.locator('main')).toContainText('round 60000000 of drand’s network quicknet');
    await expect(page.locator('#commitment-text')).toBeHidden();
    await page.getByText('Show the math').click();
    await expect(page.locator('#commitment-text')).toContainText('colonnade-draw-2 commitment');
    await expect(page.getByRole('region', { name: 'Where the tickets came from' })).toContainText(
      'Person disqualified, 1 time: Works for us',
    );
    await expect(page.getByRole('link', { name: 'Spin the wheel' })).toHaveCount(0);
    for (const path of ['/links/draw', `/links/draw/${drawn.id}`, `/links/draw/${sealed.id}`]) {
      const { text } = await call(site, path);
      for (const handle of ['ana.lopez', 'member1', drawn.places[0]?.handle ?? '']) {
        expect(text.includes(`${handle}<`) || text.includes(`"${handle}"`), `${handle} on ${path}`).toBe(
          false,
        );
      }
    }
    expect((await call(site, `/links/draw/${sealed.id}/wheel`)).status).toBe(404);
    expect((await call(site, `/api/draws/${sealed.id}/wheel`)).status).toBe(404);
  });

  test('can be indexed: canonical address, picture, sitemap.xml, breadcrumbs', { tag: '@long' }, async ({
    page,
    site,
  }) => {
    const path = `/links/draw/${drawn.id}`;
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}${path}`);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture).toContain(`${path}/opengraph-image?v=`);
    expect((await call(site, (picture ?? '').replace(site.url, ''))).type).toBe('image/png');
    expect((await call(site, '/sitemap.xml')).text).toContain(`<loc>${site.url}${path}</loc>`);
    const steps = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(steps.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'The Draw',
      'Spring draw',
    ]);
    expect((await call(site, `/links/draw/0${drawn.id}`)).status).toBe(404);
    expect((await call(site, `/links/draw/0${drawn.id}/opengraph-image`)).status).toBe(404);
  });

  test('was I in: yes with a proof checked by the browser, no, and an invalid handle', async ({ page }) => {
    await page.goto(`/links/draw/${drawn.id}`);
    const section = await lookUp(page, 'TikTok', ' @Sam ');
    await expect(section.getByRole('heading', { name: 'Yes. You were in.' })).toBeVisible();
    await expect(section).toContainText('Your browser checked each of them against the fingerprint.');
    await expect(section).toContainText('2 tickets of 57');
    const { ticket = 0, masked = '' } = drawn.places[0] ?? {};
    await expect(section).toContainText(`Ticket ${ticket + 1} won. It belongs to ${masked}.`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: 'Keep this proof' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('proof.json');

    await lookUp(page, 'Instagram', 'ana.lopez');
    await expect(section.getByRole('heading', { name: 'No. This name is not on the list.' })).toBeVisible();
    await lookUp(page, 'Instagram', 'two words');
    await expect(section.getByText('Please enter a handle, such as @sam')).toBeVisible();
  });

  test('was I in: a proof of something else is rejected', async ({ page }) => {
    await page.route('**/proof', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.proof.tickets[0].path[0] = '0'.repeat(64);
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`/links/draw/${drawn.id}`);
    const section = await lookUp(page, 'TikTok', 'ana.lopez');
    await expect(section.getByRole('heading', { name: 'This proof does not hold' })).toBeVisible();
  });

  /** What is changed in the bundle, and what a person reads then. */
  const EXCHANGED: [what: string, file: string, exchange: (text: string) => string, ...says: string[]][] = [
    [
      'an entry',
      'leaves.txt',
      (text) => text.replace(/[0-9a-f]{4}\n$/, '0000\n'),
      'One thing does not match',
      'The tickets lead to another root than the committed one',
    ],
    [
      'the order of the list',
      'leaves.txt',
      (text) => text.replace(/^(.*\n)(.*\n)/, '$2$1'),
      'The list is not the one that was committed to',
      'The tickets lead to another root than the committed one',
    ],
    [
      'the sources',
      'draw.json',
      alter(({ sources }) => (sources.freeTickets = 1)),
      'One thing does not match',
      'Where the tickets came from is told otherwise than it was committed to',
    ],
    [
      'the public value',
      'draw.json',
      alter(({ draw }) => (draw.signature = REAL_ROUNDS[1].signature)),
      '2 things do not match',
      'The public number is not the one of the committed drand round',
      'The calculation gives other places than the published ones',
    ],
    [
      'the order of the places',
      'draw.json',
      alter(({ draw }) => {
        draw.places = draw.places.toReversed().map((one, at) => ({ ...one, place: at + 1 }));
      }),
      'One thing does not match',
      'The calculation gives other places than the published ones',
    ],
    [
      'the commitment',
      'draw.json',
      alter(({ commitment }) => (commitment.prize = '$25')),
      'The commitment does not have the published fingerprint',
    ],
    ['the file', 'draw.json', () => '{"draw":', 'The check could not be made'],
  ];

  test('check this draw: correct, and each changed part is detected', async ({ page }) => {
    await page.goto(`/links/draw/${drawn.id}`);
    const section = await check(page);
    await expect(
      section.getByRole('heading', { name: 'Everything matches: this result was calculated, not chosen' }),
    ).toBeVisible();
    await expect(section.locator('li[data-right="true"]')).toHaveCount(9);
    await expect(section.locator('li[data-right="true"]').first()).toBeHidden();
    await expect(section).toContainText('Your browser just worked it out: it matches.');
    for (const [what, file, exchange, ...says] of EXCHANGED) {
      await tamper(page, file, exchange);
      await section.getByRole('button', { name: 'Check again' }).click();
      for (const words of says) await expect(section.getByText(words).first(), what).toBeVisible();
      await page.unrouteAll();
    }
    await expectAccessible(page);
  });

  test('check this draw: for a pending round, what can be checked so far', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(`/links/draw/${sealed.id}`);
    const section = await check(page);
    await expect(section.getByRole('heading', { name: 'What can be checked so far matches' })).toBeVisible();
    await expect(section.locator('li[data-right="true"]')).toHaveCount(8);
  });

  /** Color of the painted wheel under the pointer, halfway to the rim. */
  const underPointer = (page: Page) =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const turned = Number(/rotate\(([\d.]+)deg\)/.exec(canvas.style.transform)?.[1]);
      const angle = (-turned * Math.PI) / 180;
      const at = (middle: number, way: number) => Math.round(middle + (middle / 3) * way);
      const [x, y] = [at(canvas.width / 2, Math.cos(angle)), at(canvas.height / 2, Math.sin(angle))];
      const [red, green, blue] = canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [];
      return [red, green, blue];
    });

  test('the wheel turns by keyboard to the computed winner', async ({ page, site }) => {
    await page.goto(`/links/draw/${drawn.id}`);
    await page.getByRole('link', { name: 'Spin the wheel' }).click();
    await expect(page.getByRole('img', { name: 'A wheel with 57 tickets of 42 people' })).toBeVisible();
    const button = page.locator('main').getByRole('button').first();
    await expect(button).toBeEnabled();
    await expect(page.locator('main').getByRole('status')).toBeEmpty();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Straight to the result');
    await page.keyboard.press('Enter');
    const winner = drawn.places[0]?.masked ?? '';
    await expect(page.getByRole('heading', { name: `${winner} wins $250` })).toBeVisible();
    await expect(button).toBeFocused();
    expect(await underPointer(page)).toEqual([227, 192, 122]);
    const { text } = await call(site, `/api/draws/${drawn.id}/wheel`);
    expect(text.trim().split('\n')).toHaveLength(42);
    expect(text).toMatch(/^2 s•••$/m);
    expect(text).not.toContain('ana.lopez');
  });

  test('with reduced motion the wheel is at the winner immediately', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/links/draw/${drawn.id}/wheel`);
    const spin = page.locator('main').getByRole('button', { name: 'Spin the wheel' });
    await expect(spin).toBeEnabled();
    await spin.press('Space');
    await expect(page.getByRole('heading', { name: 'wins $250' })).toBeVisible({ timeout: 2000 });
    expect(await underPointer(page)).toEqual([227, 192, 122]);
  });

  test('names that fail to load can be requested again', { tag: '@long' }, async ({ page, problems }) => {
    problems.allow('/wheel', 'net::ERR_FAILED');
    await page.route('**/api/draws/*/wheel', (route) => route.abort());
    await page.goto(`/links/draw/${drawn.id}/wheel`);
    await expect(page.getByText('The names could not be loaded')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeEnabled();
  });

  test('a round of the first version is read and downloaded, not checked', async ({ page, site }) => {
    const old = await putFirstRound(site, { title: 'First draw' });
    await page.goto(`/links/draw/${old.id}`);
    await expect(page.locator('main')).toContainText('this site no longer recomputes it');
    await expect(page.getByRole('heading', { name: 'a•••e wins $250' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Check this draw|Look me up/ })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download all of it' }).click();
    expect((await download).suggestedFilename()).toBe(`draw-${old.id}.zip`);
    await expectAccessible(page);
  });

  test('passed-over places and a canceled round state the reason', async ({ page, site }) => {
    const next = await putRound(site, { title: 'Autumn draw', passedOver: 1 });
    await page.goto(`/links/draw/${next.id}`);
    await expect(page.getByRole('heading', { name: `${next.places[1]?.masked} wins $250` })).toBeVisible();
    await expect(page.locator('details').first()).toContainText('No answer within 7 days');
    const off = await putRound(site, { title: 'Winter draw', state: 'cancelled' });
    await page.goto(`/links/draw/${off.id}`);
    await expect(page.locator('main')).toContainText('A list was read twice');
    await expectAccessible(page);
  });

  test('each tab stop of a round and its wheel has a ring, 24 px and nothing covering it', {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(135_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [`/links/draw/${drawn.id}`, `/links/draw/${drawn.id}/wheel`]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      expect(faultsOf(await walk(page, { key: 'Tab', rings: 'kinds' })), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(faultsOf(await walk(page, { key: 'Shift+Tab', rings: 'none' })), path).toEqual([]);
    }
  });

  test('no sideways scroll, and readable without JavaScript', { tag: '@long' }, async ({
    page,
    browser,
    site,
  }) => {
    for (const path of ['/links/draw', `/links/draw/${drawn.id}`, `/links/draw/${drawn.id}/wheel`]) {
      await page.goto(path);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await fitsItsWidth(page), path).toBe(true);
    }
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const plain = await context.newPage();
    await plain.goto(`/links/draw/${drawn.id}`);
    await expect(plain.getByRole('heading', { name: `${drawn.places[0]?.masked} wins $250` })).toBeVisible();
    await expect(plain.getByRole('link', { name: 'Download all of it' })).toBeVisible();
    await expect(plain.locator('#check noscript p')).toHaveText(
      'The check on this page needs JavaScript; the download does not.',
    );
    const ask = async (account: string, handle: string) => {
      await plain.goto(`/links/draw/${drawn.id}`);
      await plain.getByRole('radio', { name: account }).check();
      await plain.getByLabel('Your name there').fill(handle);
      await plain.getByRole('button', { name: 'Look me up' }).click();
      // No address, and so no log, holds the name: neither readably nor in the signed answer.
      const { pathname, searchParams } = new URL(plain.url());
      expect(pathname).toBe('/links/draw/lookup');
      const [answer = ''] = (searchParams.get('found') ?? '').split('.');
      expect(Buffer.from(answer, 'base64url').toString()).not.toContain(handle.toLowerCase());
      expect(plain.url()).not.toContain(handle);
    };
    await ask('TikTok', 'Sam');
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Yes. You were in.');
    await expect(plain.locator('main')).toContainText('This name has 2 tickets of 57: ');
    await ask('Instagram', 'ana.lopez');
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('No. This name is not on the list.');
    await plain.getByRole('link', { name: 'Back to the draw' }).click();
    await expect(plain).toHaveURL(`/links/draw/${drawn.id}`);
    await plain.goto('/links/draw/lookup?found=forged.answer');
    await expect(plain.locator('main')).toContainText('Please choose an account, and enter the name');
    await context.close();
  });
});

test('the page of the links tells drawing day and last winner, the tickets first on a phone', {
  tag: '@long',
}, async ({ page, browser, site }) => {
  const won = await putRound(site, { title: 'Spring draw' });
  await putRound(site, { title: 'Summer draw', state: 'committed' });
  // The newest result was called off: its round has no winner, and the one before is the last.
  const calledOff = await putRound(site, { title: 'Autumn draw' });
  await query(
    site,
    `update draw_rounds set status = 'cancelled', published_at = '2026-04-01T18:30:00Z',
       cancelled_at = '2026-04-02T09:00:00Z', cancelled_for = 'A list was read twice' where id = $1`,
    [calledOff.id],
  );
  await page.goto('/links');
  const main = page.locator('main');
  await expect(main.locator('time')).toHaveAttribute('datetime', '2029-05-06T23:09:24.000Z');
  await expect(main).toContainText(/Drawing day\s*\w+day, May \d+ at /);
  await expect(main).toContainText(/\d+ days\s*\d\d hours\s*\d\d min/);
  await expect(
    page.getByRole('heading', { name: `${won.places[0]?.masked} won the last $250` }),
  ).toBeVisible();
  await expect(main).toContainText(
    'Nobody could know the winner in advance, not even us. Check it yourself.',
  );
  const topOf = async (name: string | RegExp) =>
    (await main.getByText(name).first().boundingBox())?.y ?? Number.NaN;
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await topOf('Follow us on Instagram')).toBeLessThan(await topOf('No purchase necessary.'));
  // All tickets are on the first screen, and what only staff need is not.
  const lowest = async () => {
    const box = await main.getByRole('link', { name: 'Follow us on LinkedIn' }).boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  expect(await lowest()).toBeLessThan(844);
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await topOf('Manage links'), `${width} px`).toBeGreaterThan(await topOf('Giveaway rules'));
  }
  expect(await topOf('Manage links')).toBeGreaterThan(900);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fitsItsWidth(page)).toBe(true);
  await expectAccessible(page);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const plain = await context.newPage();
  await plain.goto('/links');
  await expect(plain.locator('main time')).toHaveText('May 6, 2029 at 11:09 PM UTC');
  await context.close();

  await page.goto('/links/rules');
  await expect(main).toContainText('Sponsor');
  await expect(main).toContainText('May 6, 2029 at 11:09 PM UTC');
});

test('from the moment the list is closed, nothing promises an entry in that draw', async ({ page, site }) => {
  await query(
    site,
    `update draw_rounds set status = 'cancelled', cancelled_at = now(), cancelled_for = 'Of another test'`,
  );
  const PROMISE = /1\s*entry|one entry|an entry|to enter|chances|your entry/;
  const about = async () => [
    await page.locator('main').textContent(),
    ...(await page
      .locator('meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('content') ?? ''))),
  ];
  const promises = async (path: string) => {
    await page.goto(path);
    return (await about()).some((text) => PROMISE.test(text ?? ''));
  };
  const main = page.locator('main');

  expect(await promises('/links')).toBe(true);
  await expect(page.getByRole('link', { name: 'Follow us on Instagram' })).toContainText('1entry');
  await expect(page.getByRole('button', { name: 'Save image' })).toBeVisible();

  const [round] = await query<{ id: number }>(
    site,
    `insert into draw_rounds (title, prize, rules, status) values ('Next', '$250', '1', 'open') returning id`,
  );
  await query(
    site,
    `insert into site.draw_accounts (round_id, key, label, url, link_id, place)
     select $1, id, label, url, id, 0 from social_links`,
    [round?.id],
  );
  const enter = (state: string) =>
    query(site, 'update draw_rounds set status = $2::text::enum_draw_rounds_status where id = $1', [
      round?.id,
      state,
    ]);
  await enter('open');
  await expect.poll(() => promises('/links')).toBe(true);

  await enter('closed');
  await expect.poll(() => promises('/links')).toBe(false);
  await expect(main).toContainText('The list is closed. The draw is on its way.');
  await expect(main).toContainText('Follow us on Instagram');
  await expect(page.getByRole('button', { name: 'Save image' })).toHaveCount(0);
  expect(await promises('/links/draw')).toBe(false);

  await enter('cancelled');
  for (const [state, words] of [
    ['committed', 'The list is closed. The draw is on its way.'],
    ['drawn', 'Drawn, result to follow'],
  ] as const) {
    const { id } = await putRound(site, { title: 'Winter draw', state });
    await expect.poll(() => promises('/links')).toBe(false);
    await expect(main).toContainText(words);
    expect(await promises('/links/draw')).toBe(false);
    await query(site, `update draw_rounds set status = 'cancelled', cancelled_at = now() where id = $1`, [
      id,
    ]);
  }
  await expect.poll(() => promises('/links')).toBe(true);
});
