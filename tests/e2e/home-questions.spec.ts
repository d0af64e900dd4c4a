import { call, send, signIn } from '../support/api';
import { expectAccessible, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import type { Site } from '../support/site';

// A separate site: other files read the home page that is edited here.
test.use({ siteOptions: { worker: false } });

const NOTE = {
  heading: 'From the founders',
  text: 'We were treasurers.\n\nEvery term began with a spreadsheet that somebody had to explain.\nSo we built a house for it.',
  signature: 'Nora Kessler and Theo Park',
};
const QUESTIONS = {
  heading: 'Before you ask',
  list: [
    { question: 'Do you charge a fee on dues?', answer: 'Your price is your plan. Dues go to your chapter.' },
    {
      question: 'Can we move from spreadsheets?',
      answer: 'Yes. Save your sheet as CSV, and import the roster.',
    },
    { question: 'Who sees what?', answer: 'Officers see their office.\nMembers see themselves.' },
    { question: 'What happens at graduation?', answer: 'A member becomes an alum, and keeps their history.' },
  ],
};

const save = async (site: Site, data: object) => {
  const cookie = { Cookie: await signIn(site) };
  const answer = await send(site, '/admin/api/globals/home-page', { ...data, _status: 'published' }, cookie);
  expect(answer.status, answer.text).toBe(200);
};
/** The page without what is new with each render: the signed time in forms, and the hashes that follow from it. */
const home = async (site: Site) =>
  (await call(site, '/')).text
    .replace(/name="form_token" value="[^"]*"/g, '')
    .match(/<main.*<\/main>/s)?.[0]
    ?.replace(/value="[\w.-]{20,}"/g, '');

test('letter and questions come from the back office; while they are empty, the page is as it was', async ({
  page,
  site,
}, { outputDir }) => {
  test.setTimeout(120_000);
  const before = await home(site);
  expect(before).toContain('Six rooms.');
  await page.goto('/');
  await expect(page.locator('main h2')).toHaveText([
    'The phones work.',
    /.*/,
    'Founding Chapter Benefits',
    'Six rooms.\nOne house.',
    'The whole house, in one pocket.',
    'Put your letters on the first hundred.',
  ]);

  await save(site, { founders: NOTE, questions: QUESTIONS });
  await page.goto('/');
  const note = page.getByRole('region', { name: 'From the founders' });
  await expect(note.locator('p')).toHaveText([
    'We were treasurers.',
    'Every term began with a spreadsheet that somebody had to explain.\nSo we built a house for it.',
    'Nora Kessler and Theo Park',
  ]);
  const questions = page.getByRole('region', { name: 'Before you ask' });
  await expect(questions.locator('summary')).toHaveText([
    'Do you charge a fee on dues?',
    'Can we move from spreadsheets?',
    'Who sees what?',
    'What happens at graduation?',
  ]);
  const answer = questions.getByText('Dues go to your chapter.');
  await expect(answer).toBeHidden();
  await questions.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await expectAccessible(page, [1440, 390]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fitsItsWidth(page), String(width)).toBe(true);
    await note.screenshot({ path: `${outputDir}/note-${width}.png` });
    await questions.screenshot({ path: `${outputDir}/questions-${width}.png` });
  }
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(4);
  expect(faq.mainEntity[2]).toEqual({
    '@type': 'Question',
    name: 'Who sees what?',
    acceptedAnswer: { '@type': 'Answer', text: 'Officers see their office.\nMembers see themselves.' },
  });

  await save(site, { founders: { ...NOTE, text: '', signature: '' }, questions: { ...QUESTIONS, list: [] } });
  expect(await home(site)).toBe(before);
});
