import { expect, test } from '../support/e2e';

test.use({ siteOptions: { env: { SMTP_URL: '' }, worker: false } });

test('without a mail server the form promises no email, and says where the answer will be', async ({
  page,
}) => {
  await page.goto('/support');
  const form = page.getByRole('form', { name: 'Submit a Support Request' });
  await expect(form).toContainText(
    'You get a ticket number. With it, you find our answer on your request’s page.',
  );
  await expect(form).not.toContainText('by email');
  await form.getByRole('link', { name: 'Check your request' }).click();
  await expect(page).toHaveURL('/support/status');
});
