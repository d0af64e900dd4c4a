import { query } from '../../support/api';
import { addHelpArticles, HELP_ARTICLES } from '../../support/help-articles';
import type { Site } from '../../support/site';

const heading = (text: string) => ({ type: 'heading', tag: 'h2', children: [{ type: 'text', text }] });
const BODY = JSON.stringify({ root: { children: ['One', 'Two', 'Three'].map(heading) } });

/** Fifteen posts, in every section. */
export async function plantPosts(site: Site) {
  await query(
    site,
    `insert into posts (title, lead, body, section, slug, author, published_at, minutes, _status)
       select 'Planted ' || n, 'What it says.', $1::jsonb,
         (array['roll-call', 'treasurers-report', 'old-business', 'new-business', 'good-of-the-order'])[n % 5 + 1]::enum_posts_section,
         'planted-' || n, 'Ada', now() - make_interval(days => n), 3, 'published' from generate_series(1, 15) as n`,
    [BODY],
  );
}

export const removePosts = (site: Site) => query(site, `delete from posts where slug like 'planted-%'`);

const LYRE = { slug: 'tune-the-lyre', question: 'Tune the lyre', answer: 'By ear.', topic: 'Music' };
const TIP = '{"root":{"children":[{"type":"paragraph","children":[{"type":"text","text":"Softly."}]}]}}';

/** Help articles, one of them old, often asked for and with a tip. */
export async function plantHelp(site: Site) {
  await addHelpArticles((text, values) => query(site, text, values), [...HELP_ARTICLES, LYRE]);
  await query(
    site,
    `update help_articles set often_asked = 'lyre', checked_on = now() - interval '1 year', tip = $1::jsonb where slug = $2`,
    [TIP, LYRE.slug],
  );
}

export const removeHelp = (site: Site) => query(site, 'delete from help_articles');
