import { expect, test } from '../support/e2e';
import { openForm } from './editing/back-office.steps';
import { brand } from './editing/brand.rows';
import { declareEditing } from './editing/declare-editing';

// A separate site: every other page shows what is edited here.
test.use({ siteOptions: { worker: false } });

declareEditing([brand]);

test('the form shows asked and used colors with their contrast before anything is saved', async ({
  page,
}) => {
  await openForm(page, '/globals/brand');
  await page.getByRole('button', { name: 'Looks' }).click();
  const shown = page.getByRole('table', { name: 'What pages use' });
  const primary = shown.getByRole('row', { name: /^Primary/ });
  const field = page.locator('#field-colors__primary');

  await field.fill('#8b5cf6');
  await expect(primary).toContainText(
    /#8b5cf6#\w{6}[34]\.\d:1 on #\w{6}, needs 4\.\d:1; used instead: #\w{6} with 4\.\d:1/,
  );
  await field.fill('#ffe14d');
  await expect(primary).toContainText('Refused');
  await expect(primary).toContainText('Please choose another color: this one has a contrast of 1.');
  await field.fill('#1d4ed8');
  await expect(primary).toContainText(/#1d4ed8#1d4ed8\d\.\d:1 on #\w{6}, needs 4\.\d:1$/);
  // An empty color follows from the others.
  await page.locator('#field-colors__print').fill('');
  await expect(shown.getByRole('row', { name: /^Print #/ })).toContainText(/on #ffffff, needs 4\.5:1$/);
  await field.fill('#12');
  await expect(shown).toHaveCount(0);
  await expect(page.getByText('Each color is # and six digits, like #336699.')).toBeVisible();
});
