import { type EditedDocument, newWords, newWordsWith, rowsOn } from './row';
import { source } from './texts';

const PATH = '/merch';
const section = (id: string, keys: string[]) =>
  newWords(
    PATH,
    `#${id === 'others' ? 'big-company-problems' : id === 'soon' ? 'coming-soon-features' : id}`,
    keys.map((key) => `${id}.${key}`),
  );

export const merchPage: EditedDocument = {
  global: 'merch-page',
  preview: 'merch-page',
  previews: [PATH],
  rows: [
    ...section('hero', ['heading', 'lead', 'quote', 'model']),
    ...newWords(PATH, '#hero [role="img"]@aria-label', ['hero.picture']),
    ...rowsOn(PATH, [
      ['hero.print', 'ΗΘΙ', '#hero [role="img"]'],
      ['hero.blank', 'the cloth', '#hero [role="img"]'],
      ['hero.ink', 'the color', '#hero [role="img"]'],
      ['hero.work', 'the hours', '#hero [role="img"]'],
      ['hero.design', 'the sketch', '#hero [role="img"]'],
    ]),
    ...section('categories', [
      'heading',
      'apparel',
      'apparelText',
      'events',
      'eventsText',
      'letters',
      'lettersText',
      'caps',
      'capsText',
      'banners',
      'bannersText',
    ]),
    ...rowsOn(PATH, [
      ['categories.eventPrint', 'Retreat', '#categories'],
      ['categories.lettersPrint', 'ΔΕΖ', '#categories'],
    ]),
    ...section('others', ['heading', 'lead', 'quote', 'rows.0.name', 'rows.0.text']),
    ...section('pricing', [
      'heading',
      'lead',
      'loyalty',
      'onward',
      'receipt',
      'example',
      'base',
      'pay',
      'crossed',
    ]),
    // At most 14 or 16 characters.
    ...rowsOn(PATH, [
      ['pricing.piece', 'Article', '#pricing'],
      ['pricing.front', 'In front', '#pricing'],
      ['pricing.back', 'Behind', '#pricing'],
      ['pricing.hoodie', 'Hooded', '#pricing'],
      ['pricing.cap', 'Hat', '#pricing'],
      ['pricing.banner', 'Flag', '#pricing'],
      ['pricing.cloth', 'Fabric', '#pricing'],
      ['pricing.dye', 'Print color', '#pricing'],
    ]),
    ...newWords(PATH, source(PATH), ['pricing.otherNote', 'pricing.answer']),
    // At most 16 characters.
    ...rowsOn(PATH, [
      ['pricing.quoted', 'in our answer', source(PATH)],
      ['pricing.answerTime', 'by next noon', source(PATH)],
    ]),
    ...newWordsWith('{piece}', PATH, source(PATH), ['pricing.other']),
    ...newWords(PATH, '#pricing [role="group"]@aria-label', ['pricing.stairs']),
    ...newWords(PATH, '#pricing input[type="range"]@aria-label', ['pricing.margin']),
    ...section('cta', ['heading', 'lead', 'quote', 'call', 'note', 'next', 'steps.0.name', 'steps.0.text']),
    ...section('soon', [
      'heading',
      'lead',
      'waitlist',
      'quote',
      'quoteText',
      'sizes',
      'sizesText',
      'approval',
      'approvalText',
      'promise',
    ]),
    ...newWordsWith('{some}{all}', PATH, '#coming-soon-features [role="img"]@aria-label', [
      'soon.answered',
    ]).map((row) => ({ ...row, reads: `${row.reads} 4775` })),
    ...rowsOn(PATH, [
      ['search.title', 'Merch as searched', 'title', 'Merch as searched | Colonnade'],
      ['search.description', 'What /merch tells search engines.', 'meta[name="description"]@content'],
      [
        'search.headline',
        'Merch as shared',
        'meta[property="og:image:alt"]@content',
        'Colonnade: Merch as shared',
      ],
    ]),
  ],
};
