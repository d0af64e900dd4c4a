import { query } from '../../support/api';
import { type EditedDocument, newWords, newWordsWith, rowsOn } from './row';
import { source } from './texts';

const PATH = '/blog';
const POST = '/blog/planted-8';
const LATER = '/blog/page/2';
const SECTION = '/blog/topics/roll-call';

const heading = (text: string) => ({ type: 'heading', tag: 'h2', children: [{ type: 'text', text }] });
const BODY = JSON.stringify({ root: { children: ['One', 'Two', 'Three'].map(heading) } });

export const minutesPage: EditedDocument = {
  global: 'minutes-page',
  preview: 'minutes-page',
  previews: [PATH],
  plant: async (site) => {
    await query(
      site,
      `insert into posts (title, lead, body, section, slug, author, published_at, minutes, _status)
       select 'Planted ' || n, 'What it says.', $1::jsonb,
         (array['roll-call', 'treasurers-report', 'old-business', 'new-business', 'good-of-the-order'])[n % 5 + 1]::enum_posts_section,
         'planted-' || n, 'Ada', now() - make_interval(days => n), 3, 'published' from generate_series(1, 15) as n`,
      [BODY],
    );
  },
  clear: (site) => query(site, `delete from posts where slug like 'planted-%'`),
  rows: [
    ...newWords(PATH, 'h1', ['opening.title']),
    ...newWords(PATH, 'main', ['opening.lead', 'sections.all', 'sections.rollCall', 'list.older']),
    ...rowsOn(PATH, [
      ['sections.label', 'The order here', 'main nav@aria-label'],
      ['sections.treasurersReport', 'The books', 'main'],
      ['sections.oldBusiness', 'Carried over', 'main'],
      ['sections.newBusiness', 'Brought up', 'main'],
      ['sections.goodOfTheOrder', 'Kind words', 'main'],
      ['list.minutes', '{minutes} minutes of it', 'main', '3 minutes of it'],
      ['list.shown', '{count}, out of {all}', 'main', 'Eleven, out of 15'],
      ['search.description', 'What the minutes tell search engines.', 'meta[name="description"]@content'],
    ]),
    ...newWords(PATH, source(PATH), ['list.pages']),
    ...newWords(LATER, 'main', ['list.newer']),
    ...newWords(LATER, source(LATER), ['search.posts']),
    ...rowsOn(LATER, [
      ['list.later', 'From {first}, until {last}', 'main', 'From 12, until 15'],
      ['search.page', '{title} no. {page}', 'title', 'N(opening.title) no. 2 | Colonnade'],
    ]),
    ...newWordsWith('{section}', SECTION, source(SECTION), ['search.section']),
    ...newWords(POST, 'main', ['post.contents', 'post.pass', 'post.copy', 'post.forward', 'post.print']),
    ...newWords(POST, source(POST), ['post.copied', 'post.failed', 'post.more']),
    ...newWordsWith('{date}', POST, 'main', ['post.before']),
    ...newWordsWith('{section}', POST, 'main', ['post.alike']),
    ...newWords('/blog/feed.xml', source('/blog/feed.xml'), ['feed.title', 'feed.description']),
  ],
};
