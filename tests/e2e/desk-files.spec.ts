import { signIn } from '../support/api';
import { findWithAxe, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { PDF, picture } from '../support/quotes';
import { linkInMail, request } from '../support/tickets';

const PASSWORD = 'a-password-of-the-tests';

test('files go both ways: with an answer, and from the requester’s page', async ({ browser, site }) => {
  const ticket = await request(site, { name: 'Priya Nair' });
  const staff = await browser.newContext({ baseURL: site.url });
  const account = { username: 'files', password: PASSWORD, role: 'support' };
  await staff.request.post('/admin/api/users', { data: account, headers: { Cookie: await signIn(site) } });
  expect((await staff.request.post('/api/auth/login', { data: account })).status()).toBe(200);
  const page = await staff.newPage();
  await page.goto(`/admin/desk/ticket/${ticket.id}`);
  const draft = page.getByRole('list', { name: 'Files of this answer' });
  const choose = async (...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add files' }).click();
    await (await opened).setFiles(files);
  };
  await choose(
    { name: 'who.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'wrong.txt', mimeType: 'text/plain', buffer: Buffer.from('no') },
  );
  await expect(draft.getByRole('listitem')).toHaveCount(2);
  await draft.getByRole('button', { name: 'Remove wrong.txt' }).click();
  await expect(draft.getByRole('listitem')).toHaveCount(1);
  await choose({ name: 'tool.exe', mimeType: 'image/png', buffer: Buffer.from([0x4d, 0x5a, 0]) });
  await expect(page.getByText('tool.exe: A file must be a PNG, JPEG or WebP picture')).toBeVisible();
  // Files are found again where the draft is.
  await page.reload();
  await expect(draft).toContainText(`who.pdf ${PDF.length} bytes`);
  await page.getByRole('textbox', { name: 'Reply to Priya Nair' }).fill('It is attached.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const conversation = page.getByRole('region', { name: 'Conversation' });
  await expect(conversation.getByRole('link', { name: /^who\.pdf/ })).toBeVisible();
  await expect(draft).toHaveCount(0);
  await page.getByRole('region', { name: 'Just sent' }).getByRole('button', { name: 'Send now' }).click();

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  await visitor.goto(await linkInMail(site, ticket.email));
  const saved = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: /^who\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe('who.pdf');
  await visitor.getByLabel('Add a message').fill('This is what I see.');
  await visitor
    .getByLabel('File (optional)')
    .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: await picture('png', 320, 200) });
  await visitor.getByRole('button', { name: 'Send message' }).click();
  await expect(visitor.getByText('We got your message.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: /^screen\.png/ })).toBeVisible();

  await conversation.getByRole('button', { name: /^screen\.png/ }).click();
  const dialog = page.getByRole('dialog', { name: 'screen.png' });
  await expect(dialog.getByRole('img', { name: 'The attached file' })).toBeVisible();
  for (const width of [1440, 390]) expect(await findWithAxe(page, width, '.dv-picture')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => fitsItsWidth(page)).toBe(true);
  await visitor.context().close();
  await staff.close();
});
