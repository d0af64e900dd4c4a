import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/e2e';
import { multipartFields } from '../support/multipart';
import { openWithStillClock } from '../support/still-clock';
import { API, messages, section, send, submit, thanks } from './waitlist-form';

for (const [name, way] of [
  ['connection lost', 'abort'],
  ['server error', 500],
  ['no such endpoint', 404],
  ['method refused', 405],
  ['empty answer', 201],
] as const) {
  const tag = name === 'server error' ? [] : '@long';
  test(`${name}: the form service takes the application`, { tag }, async ({
    page,
    problems,
    formService,
  }) => {
    for (const status of [500, 404, 405, 'net::ERR_FAILED']) problems.allow('/api/waitlist', status);
    await page.route(API, (route) =>
      way === 'abort' ? route.abort() : route.fulfill({ status: way, body: '' }),
    );
    await send(page);
    await expect(thanks(page)).toBeVisible();
    await expect(messages(page)).toContainText('Application Submitted!');
    expect(formService.posts).toHaveLength(1);
    const fields = multipartFields(formService.posts[0]?.raw ?? '');
    expect(fields).toMatchObject({
      name: 'Maya Castellanos',
      email: 'maya@westbrook.edu',
      organization: 'ΓΩΛ, Beta chapter',
      organizationSize: '26-50',
      _subject: 'New Founding Chapter Application',
      _captcha: 'false',
      _template: 'table',
      _replyto: 'maya@westbrook.edu',
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(fields.message).toContain('Organization: ΓΩΛ, Beta chapter');
    expect(fields.message).toMatch(/Submitted: \d{4}-\d\d-\d\dT/);
  });
}

test('ten seconds of silence: the form service takes the application', async ({ page, formService }) => {
  await page.route(API, () => {});
  await send(page, undefined, () => openWithStillClock(page, '/'));
  await expect(submit(page)).toContainText('Submitting...');
  await page.clock.fastForward(10_000);
  await expect(thanks(page)).toBeVisible();
  expect(formService.posts).toHaveLength(1);
});

test('service down: a file is downloaded, and the page says that nothing was sent', async ({
  page,
  problems,
  formService,
}) => {
  problems.allow('/api/waitlist', 503);
  problems.allow(formService.url, 500);
  formService.answer({ status: 500 });
  await page.route(API, (route) => route.fulfill({ status: 503, body: 'No' }));
  const downloading = page.waitForEvent('download');
  await send(page, 'ΑΦΑ');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ΑΦΑ-\d{13}\.txt$/);
  const content = await readFile(await download.path(), 'utf8');
  expect(content).toContain('Full name: Maya Castellanos');
  expect(content).toContain('Email: maya@westbrook.edu');
  expect(content).toContain('Organization: ΑΦΑ');
  expect(content).toContain('Organization size: 26-50 members');
  expect(content).toContain('Status: Pending Review');
  expect(content).toMatch(/Submitted: \d{4}-\d\d-\d\dT/);
  expect(content).toMatch(/Reference: [0-9a-f-]{36}/);
  expect(content).toContain('Please forward this file to hello@colonnade.example');

  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  await expect(section(page).getByRole('link', { name: 'hello@colonnade.example' })).toHaveAttribute(
    'href',
    /^mailto:hello@colonnade\.example/,
  );
  await expect(messages(page)).toContainText('Application Downloaded!');
  await expect(messages(page)).toContainText(
    "Please send the downloaded file to the team's contact mailbox to complete your founding chapter application.",
  );
});

test('the message of a download stays for eight seconds', { tag: '@long' }, async ({
  page,
  problems,
  formService,
}) => {
  problems.allow('/api/waitlist', 503);
  problems.allow(formService.url, 500);
  formService.answer({ status: 500 });
  await page.route(API, (route) => route.fulfill({ status: 503, body: 'No' }));
  await send(page, undefined, () => openWithStillClock(page, '/'));
  await expect(messages(page)).toContainText('Application Downloaded!');
  await page.mouse.move(5, 5);
  await page.clock.fastForward(7999);
  await expect(messages(page)).toBeVisible();
  await page.clock.fastForward(1);
  await expect(messages(page)).toBeHidden();
});

for (const [status, body] of [
  [400, 'Please enter a valid email address'],
  [429, 'Too many requests. Please try again later.'],
] as const) {
  const tag = status === 400 ? [] : '@long';
  test(`a ${status} is a refusal: nothing else is tried, the input is kept`, { tag }, async ({
    page,
    problems,
    formService,
  }) => {
    problems.allow('/api/waitlist', status);
    await page.route(API, (route) => route.fulfill({ status, body, contentType: 'text/plain' }));
    await send(page);
    await expect(messages(page)).toContainText('Submission Failed');
    await expect(messages(page)).toContainText(`${status}: ${body}`);
    await expect(section(page).getByLabel('Full name')).toHaveValue('Maya Castellanos');
    expect(formService.posts).toHaveLength(0);
  });
}

test('a failure to make the file is reported', async ({ page, problems, formService }) => {
  problems.allow('/api/waitlist', 503);
  problems.allow(formService.url, 500);
  formService.answer({ status: 500 });
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error('no');
    };
  });
  await page.route(API, (route) => route.fulfill({ status: 503, body: 'No' }));
  await send(page);
  await expect(messages(page)).toContainText('Submission Failed');
  await expect(messages(page)).toContainText(
    'There was an error submitting your application. Please try again.',
  );
});
