import { query } from '../support/api';
import { expectAccessible, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { body } from '../support/issues';

// A separate site: what is published here is on pages that other files read.
test.use({ siteOptions: { worker: false } });

const TEXT = JSON.stringify(body('Twelve chapters hold a founding seat.', 'A person answers within a day.'));
const WIDTHS = [390, 820, 1440];

test('archive, preferences, positions and press items fit their width, and axe finds nothing', async ({
  page,
  site,
}, { outputDir }) => {
  test.setTimeout(180_000);
  await query(
    site,
    `insert into newsletter_issues (subject, preview_text, body, state, number, slug, is_public, started_at)
     select subject, 'Three things happened.', $1::jsonb, 'sent', number, slug, true, now() - (4 - number) * interval '30 days'
     from (values ('Roll call', 2, 'roll-call'), ('Twelve at the table', 3, 'twelve')) as issues (subject, number, slug)`,
    [TEXT],
  );
  await query(
    site,
    `insert into openings (title, summary, place, remote, kind, pay_from, pay_to, pay_unit, slug, body, closes_on, _status)
     select 'Engineer for dues ' || n, 'You make sure that no treasurer counts twice.', 'Lawrence, Kansas', n = 1, 'full-time',
       60000, 75000, 'year', 'engineer-' || n, $1::jsonb, case when n = 1 then now() + interval '30 days' end, 'published'
     from generate_series(1, 2) as n`,
    [TEXT],
  );
  await query(
    site,
    `insert into press_items (kind, title, text, day, body, picture_id, _status)
     select kind::enum_press_items_kind, 'A ' || kind || ' of the spring', 'What it is about, in a sentence.', now(), $1::jsonb,
       (select min(id) from media), 'published'
     from unnest(array['release', 'download', 'quote', 'person']) as kind`,
    [TEXT],
  );
  await query(
    site,
    `insert into newsletter (email, name, state) values ('ada@readers.example', 'Ada', 'confirmed')`,
  );
  Object.assign(process.env, { PAYLOAD_SECRET: site.env.PAYLOAD_SECRET, SITE_URL: site.url });
  const { subscriberLink } = await import('../../src/features/newsletter/server/subscriber-links');
  const pages = {
    archive: '/newsletter',
    issue: '/newsletter/twelve',
    preferences: subscriberLink('newsletter-preferences', 'ada@readers.example').replace(site.url, ''),
    positions: '/careers',
    position: '/careers/engineer-1',
    press: '/press',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page, WIDTHS);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await fitsItsWidth(page), `${name} at ${width}`).toBe(true);
      await page.screenshot({ path: `${outputDir}/${name}-${width}.png`, fullPage: true });
    }
  }
});
