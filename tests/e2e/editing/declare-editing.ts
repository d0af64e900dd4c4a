import { call } from '../../support/api';
import { expect, test } from '../../support/e2e';
import { addEditor, fillForm, openForm, publish } from './back-office.steps';
import type { EditedDocument } from './row';
import { expectSeen, expectUnseen } from './visitor.steps';

const address = (on: string) => `/admin/preview/${on === '/' ? 'home' : on.slice(1)}`;
/** A preview has its own title, and no metadata for search engines. */
const isOfHead = (place: unknown) => place === 'title' || String(place).startsWith('meta');

/** One test per document: all of its texts in the form, as a draft, in the preview, published. */
export function declareEditing(documents: EditedDocument[]) {
  test.beforeAll(({ site }) => addEditor(site));

  for (const document of documents) {
    const { global, rows, previews } = document;
    test(`${global}: only its editor sees a draft; once published, a visitor reads every text`, async ({
      page,
      browser,
      site,
    }) => {
      // Dozens of texts are typed, and each is read where it belongs.
      test.setTimeout(240_000);
      await openForm(page, `/globals/${global}`);
      await fillForm(page, document);
      await expectUnseen(site, rows);
      for (const on of previews) expect((await call(site, address(on))).status).toBe(404);
      const drawn = rows.filter(
        ({ on, place }) => previews.includes(on) && typeof place === 'string' && !isOfHead(place),
      );
      const preview = await page.context().newPage();
      await expectSeen(preview, site, drawn, address);
      await preview.close();
      await publish(page, `/globals/${global}`);
      const visitor = await browser.newContext({ baseURL: site.url });
      await expectSeen(await visitor.newPage(), site, rows);
      await visitor.close();
    });
  }
}
