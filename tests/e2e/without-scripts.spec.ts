import { findCutWords } from '../support/cut-words';
import { expect, test } from '../support/e2e';
import { EVERY_PAGE } from '../support/every-page';

test.describe.configure({ mode: 'parallel' });
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const path of EVERY_PAGE) {
  test(`${path} can be read completely, and offers no button without effect`, async ({ page, problems }) => {
    problems.allow('/no-such-page', 404);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Features', 'Merch', 'Support', 'Join Waitlist']);
    await expect(links.last()).toBeVisible();
    expect(await findCutWords(page)).toEqual([]);
    const buttons = page.locator('button:visible, input[type=range]:visible, [role=button]:visible');
    const idle = await buttons.evaluateAll((all) =>
      all.filter((each) => !(each as HTMLButtonElement).form?.action).map((each) => each.textContent),
    );
    expect(idle).toEqual([]);
  });
}
