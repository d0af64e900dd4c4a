import type { Page } from '@playwright/test';
import { FORM_PATHS } from '../../src/site-forms';
import { expectAccessible, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { waitOutMinimumTime } from '../support/minimum-time';

const ANSWERS = [
  '/support/submit?refused=subject',
  '/waitlist/submit?refused=too-many',
  '/merch/quote?refused=design',
  '/newsletter/confirm?result=done',
];

test('the pages that answer a form without scripts fit a narrow phone', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...FORM_PATHS, ...ANSWERS]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fitsItsWidth(page), path).toBe(true);
  }
});

const linkIn = (text: string | undefined, path: string) =>
  text?.match(new RegExp(`https?://\\S*${path}\\?token=\\S+`))?.[0] ?? '';

async function subscribe(page: Page, email: string) {
  await page.goto('/support');
  const form = page.locator('form#newsletter');
  await waitOutMinimumTime();
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button').click();
  await expect(page.getByText('Successfully Subscribed!')).toBeVisible();
}

test('a subscriber confirms with the email’s link, and unsubscribes with another', async ({ page, smtp }) => {
  await subscribe(page, 'reader@hale.edu');
  const mail = await smtp.waitForMail(({ to }) => to.includes('reader@hale.edu'));
  await page.goto(linkIn(mail.parsed.text, '/newsletter/confirm'));
  await expect(page.getByRole('heading', { name: 'Confirm your subscription' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
  await page.goto(linkIn(mail.parsed.text, '/newsletter/unsubscribe'));
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL('/newsletter/unsubscribe?result=done');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
});
