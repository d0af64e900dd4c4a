import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { multipartFields } from '../support/multipart';
import { openWithStillClock } from '../support/still-clock';
import { API, messages, send, submit, textOf } from './support-form';

test.describe('when the site fails, the form service takes it', () => {
  const ways: Record<string, Parameters<Page['route']>[1] & object> = {
    'connection lost': (route) => route.abort(),
    'server error': (route) => route.fulfill({ status: 500, body: 'Something went wrong' }),
    'no such endpoint': (route) => route.fulfill({ status: 404, body: 'Not found' }),
    'method refused': (route) => route.fulfill({ status: 405, body: 'No' }),
    'empty answer': (route) => route.fulfill({ status: 201, body: '' }),
    'answer of another shape': (route) => route.fulfill({ status: 200, json: { ok: true } }),
  };
  for (const [name, way] of Object.entries(ways)) {
    const tag = name === 'connection lost' ? [] : '@long';
    test(name, { tag }, async ({ page, problems, formService }) => {
      for (const status of [500, 404, 405, 'net::ERR_FAILED']) problems.allow('/api/support', status);
      await page.route(API, way);
      await send(page);
      await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
      await expect(messages(page)).toContainText('Support Request Submitted!');
      await expect(messages(page)).toContainText(
        "Thank you for contacting us. We'll respond to your request soon!",
      );
      expect(formService.posts).toHaveLength(1);
      expect(multipartFields(formService.posts[0]?.raw ?? '')).toMatchObject({
        name: 'Jordan Reyes',
        email: 'jordan@halestate.edu',
        subject: 'Dues look wrong',
        category: 'billing',
        priority: 'high',
        message: 'Spring dues were counted twice.\r\nSince Monday.',
        reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
        _subject: '[high] billing: Dues look wrong',
        _captcha: 'false',
        _template: 'table',
        _replyto: 'jordan@halestate.edu',
      });
    });
  }

  test('silence for ten seconds', async ({ page, formService }) => {
    await page.route(API, () => {});
    await send(page, () => openWithStillClock(page, '/support'));
    await expect(submit(page)).toContainText('Submitting...');
    await page.clock.fastForward(9999);
    expect(formService.posts).toHaveLength(0);
    await page.clock.fastForward(1);
    await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
    expect(formService.posts).toHaveLength(1);
  });
});

test.describe('when the service fails too, a ticket is downloaded', () => {
  for (const [name, answer] of [
    ['refused', { status: 500 }],
    ['hung up', { hangUp: true }],
  ] as const) {
    const tag = name === 'refused' ? [] : '@long';
    test(name, { tag }, async ({ page, problems, formService }) => {
      problems.allow('/api/support', 503);
      problems.allow(formService.url, 500);
      problems.allow(formService.url, 'net::ERR_EMPTY_RESPONSE');
      formService.answer(answer);
      await page.route(API, (route) => route.fulfill({ status: 503, body: 'Please try again in a moment.' }));
      const downloading = page.waitForEvent('download');
      await send(page);
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^CLN-support-ticket-\d{13}\.txt$/);
      const stamp = /\d{13}/.exec(download.suggestedFilename())?.[0];
      const content = await textOf(download);
      expect(content).toContain(`Ticket ID: CLN-${stamp}`);
      expect(content).toContain('Name: Jordan Reyes');
      expect(content).toContain('Email: jordan@halestate.edu');
      expect(content).toContain('Subject: Dues look wrong');
      expect(content).toContain('Category: Billing & Payments');
      expect(content).toContain('Priority: High');
      expect(content).toContain('Message:\nSpring dues were counted twice.\nSince Monday.');
      expect(content).toMatch(/Reference: [0-9a-f-]{36}/);
      expect(content).toContain('hello@colonnade.example');

      await expect(messages(page)).toContainText('Support Ticket Downloaded!');
      await expect(messages(page)).toContainText(
        'Please send the downloaded file to the support email to receive assistance.',
      );
      // First what is true; the stated title follows as what comes after the email.
      await expect(page.getByRole('heading', { name: 'Nothing was sent yet.' })).toBeFocused();
      await expect(
        page.locator('main h2').filter({ hasText: /Nothing was sent|Request Submitted/ }),
      ).toHaveText(['Nothing was sent yet.', 'Request Submitted!']);
      await expect(page.getByText('As soon as you’ve sent the file:')).toBeVisible();
      const mail = page.locator('main').getByRole('link', { name: 'hello@colonnade.example' }).last();
      await expect(mail).toHaveAttribute('href', /^mailto:hello@colonnade\.example\?subject=/);
      const again = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the file again' }).click();
      expect(await textOf(await again)).toBe(content);
    });
  }

  test('the message stays for eight seconds', { tag: '@long' }, async ({ page, problems, formService }) => {
    problems.allow('/api/support', 503);
    problems.allow(formService.url, 500);
    formService.answer({ status: 500 });
    await page.route(API, (route) => route.fulfill({ status: 503, body: 'No' }));
    await send(page, () => openWithStillClock(page, '/support'));
    await expect(messages(page)).toContainText('Support Ticket Downloaded!');
    await page.mouse.move(5, 5);
    await page.clock.fastForward(7999);
    await expect(messages(page)).toBeVisible();
    await page.clock.fastForward(1);
    await expect(messages(page)).toBeHidden();
  });
});

for (const [status, body] of [
  [400, 'Subject must be at least 5 characters'],
  [403, 'This request came from another site'],
  [413, 'The request is too large'],
  [429, 'Too many requests. Please try again later.'],
] as const) {
  const tag = status === 429 ? [] : '@long';
  test(`a ${status} is a refusal: nothing else is tried, the input is kept`, { tag }, async ({
    page,
    problems,
    formService,
  }) => {
    problems.allow('/api/support', status);
    await page.route(API, (route) => route.fulfill({ status, body, contentType: 'text/plain' }));
    await send(page);
    await expect(messages(page)).toContainText('Submission Failed');
    await expect(messages(page)).toContainText(`${status}: ${body}`);
    await expect(page.locator('.toast')).toHaveAttribute('data-tone', 'destructive');
    await expect(submit(page)).toBeFocused();
    await expect(page.getByLabel('Subject')).toHaveValue('Dues look wrong');
    expect(formService.posts).toHaveLength(0);
  });
}

test('a failure to make the file is reported', async ({ page, problems, formService }) => {
  problems.allow('/api/support', 503);
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
  await expect(messages(page)).toContainText('There was an error submitting your request. Please try again.');
});
