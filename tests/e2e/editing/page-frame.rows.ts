import { type EditedDocument, newWords, newWordsWith, rowsOn } from './row';
import { source } from './texts';

const footer = (...keys: string[]) =>
  newWords(
    '/',
    'footer',
    keys.map((key) => `footer.${key}`),
  );

export const pageFrame: EditedDocument = {
  global: 'page-frame',
  preview: 'page-frame',
  previews: ['/'],
  rows: [
    ...newWords('/', 'header', ['header.features', 'header.merch', 'header.support', 'header.waitlist']),
    ...newWords('/', '.menu-button@aria-label', ['header.menu']),
    ...newWords('/', '.site-nav@aria-label', ['header.main']),
    ...newWords('/', '#site-menu@aria-label', ['header.sheet']),
    ...newWords('/', '.skip-link', ['header.skip']),
    ...newWords('/', '#toasts@aria-label', ['header.messages']),
    ...footer('company', 'about', 'careers', 'blog', 'press', 'help', 'waitlist'),
    ...footer('policies', 'privacy', 'terms', 'cookies', 'gdpr'),
    ...footer('site', 'sitemap', 'accessibility', 'merch', 'links'),
    ...footer('colors', 'day', 'evening', 'device'),
    ...rowsOn('/', [
      ['footer.copyright', 'Since {year}: {brand}', 'footer', `Since ${new Date().getFullYear()}: Colonnade`],
    ]),
    ...newWords('/', source('/no-such-page'), ['missing.heading', 'missing.text', 'missing.home']),
    ...newWords('/', source('/newsletter/submit'), ['answers.nothingTitle', 'answers.nothingLink']),
    ...rowsOn('/support/submit', [
      ['answers.nothingText', 'Fill in the {form} first!', 'main', 'Fill in the support form first!'],
    ]),
    ...newWords('/', source('/support/submit?refused=email'), [
      'answers.back',
      'answers.kept',
      'answers.write',
    ]),
    ...newWords('/', source('/support/submit?refused=too-many'), ['answers.tooMany']),
    ...newWords('/', source('/support/submit?refused=too-large'), ['answers.tooLarge']),
    ...newWords('/', source('/support/submit?refused=too-slow'), ['answers.tooSlow']),
    ...newWords('/', source('/'), ['cameBy.remove']),
    ...newWordsWith('{source}', '/', source('/'), ['cameBy.text']),
    ...newWords('/', source('/'), ['download.title', 'download.again', 'download.email']),
    ...newWordsWith('{file} {mailbox}', '/', source('/'), ['download.text']),
  ],
};
