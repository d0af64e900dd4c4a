import { query } from '../../support/api';
import { addHelpArticles, HELP_ARTICLES } from '../../support/help-articles';
import { type EditedDocument, newWords, newWordsWith, rowsOn } from './row';
import { source } from './texts';

const PATH = '/help';
const ARTICLE = '/help/send-a-reminder';
const OLD = '/help/tune-the-lyre';
const EMPTY = '/help/search';
const FOUND = '/help/search?q=reminders';
const ONE = '/help/search?q=lyre';
const NOTHING = '/help/search?q=parking+permit+for+the+house';
const FEEDBACK = '/help/feedback';

const LYRE = { slug: 'tune-the-lyre', question: 'Tune the lyre', answer: 'By ear.', topic: 'Music' };
const TIP = '{"root":{"children":[{"type":"paragraph","children":[{"type":"text","text":"Softly."}]}]}}';

export const helpPage: EditedDocument = {
  global: 'help-page',
  preview: 'help-page',
  previews: [PATH],
  plant: async (site) => {
    await addHelpArticles((text, values) => query(site, text, values), [...HELP_ARTICLES, LYRE]);
    await query(
      site,
      `update help_articles set often_asked = 'lyre', checked_on = now() - interval '1 year', tip = $1::jsonb where slug = $2`,
      [TIP, LYRE.slug],
    );
  },
  clear: (site) => query(site, 'delete from help_articles'),
  rows: [
    ...newWords(PATH, 'main', ['opening.title', 'opening.submit', 'opening.often', 'topics.one']),
    ...rowsOn(PATH, [
      ['opening.search', 'Look it up', 'main [type="search"]@aria-label'],
      ['opening.example', 'What is it?', 'main [type="search"]@placeholder'],
      ['topics.many', '{count} pages', 'main', ' pages'],
      ['topics.all', 'Each of {count}', 'main', 'Each of '],
      ['topics.about', 'on {topic}', 'main', 'on Dues'],
      ['topics.minutes', '{minutes} minute', 'main', '1 minute'],
      ['search.description', 'What /help tells search engines.', 'meta[name="description"]@content'],
    ]),
    ...newWords(PATH, 'main', ['topics.toRead']),
    ...rowsOn(PATH, [['search.title', 'New search.title', 'title', 'New search.title | Colonnade']]),
    ...newWords('/help/search?topic=None', 'main', ['topics.unknown']),
    ...newWordsWith('{topics}', '/help/search?topic=Dues', 'main', ['topics.more']),
    ...rowsOn(ARTICLE, [['way.here', 'The way here', 'main nav@aria-label']]),
    ...newWords(ARTICLE, 'main', [
      'way.help',
      'article.audience',
      'article.checked',
      'article.owner',
      'article.next',
      'article.stuck',
      'article.stuckText',
      'article.ask',
      'feedback.question',
      'feedback.yes',
      'feedback.no',
      'feedback.missing',
      'feedback.send',
      'feedback.note',
    ]),
    ...newWords(ARTICLE, source(ARTICLE), ['feedback.thanks', 'feedback.failed']),
    ...newWords(OLD, 'main', ['article.checkedLongAgo']),
    ...rowsOn(OLD, [['article.tip', 'Advice', 'main aside@aria-label']]),
    ...newWords(EMPTY, 'main', ['way.search', 'answers.title', 'answers.topicsLink']),
    ...newWordsWith('{topics}', EMPTY, 'main', ['answers.browse']),
    ...newWords(ONE, 'h1', ['answers.one']),
    ...rowsOn(FOUND, [['answers.many', '{count} it is', 'h1', ' it is']]),
    ...newWordsWith('{date}', FOUND, 'main', ['answers.checked']),
    ...newWordsWith('{link}', FOUND, 'main', ['answers.else']),
    ...newWords(FOUND, 'main', ['answers.ask']),
    ...newWords(NOTHING, 'main', ['nothing.title', 'nothing.subtitle', 'nothing.topics', 'nothing.closest']),
    ...newWordsWith('{asked}', NOTHING, 'main', ['nothing.text']),
    ...newWords(FEEDBACK, source(`${FEEDBACK}?sent=yes`), ['feedback.good']),
    ...newWords(FEEDBACK, source(`${FEEDBACK}?sent=no`), ['plain.thanks', 'plain.text', 'plain.back']),
    ...newWords(FEEDBACK, source(`${FEEDBACK}?refused=invalid`), ['plain.failed', 'plain.noArticle']),
    ...newWords(FEEDBACK, 'main', ['plain.name']),
  ],
};
