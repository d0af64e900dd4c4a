import { textRows } from '@/core/shared/page-texts';

/** What the statement stores besides texts. */
export const accessibilitySeed = {
  features: {
    heading: 'What we take care of',
    groups: [
      {
        name: 'By keyboard',
        items: textRows(
          'You can reach and use every link, field and button without a mouse.',
          'You can always see the focus: a thick ring that the header never covers.',
          'Press Tab once, and you can skip straight to the content.',
        ),
      },
      {
        name: 'By ear',
        items: textRows(
          'Headings, landmarks and labels tell a screen reader what’s what.',
          'Messages are announced, and focus moves to a form’s first error.',
          'Pictures that say something have alt text; the rest stay quiet.',
        ),
      },
      {
        name: 'By eye',
        items: textRows(
          'Text contrast is at least 4.5 to 1.',
          'Pages hold up at 200% zoom and on a screen 320 pixels wide.',
          'Color is never the only cue: a word or a shape says the same.',
        ),
      },
      {
        name: 'At your own pace',
        items: textRows(
          'You can pause anything that moves, and it stays still if your device asks for less motion.',
          'Pop-up messages wait while you point at them or focus on them.',
          'Forms work without JavaScript, too.',
        ),
      },
    ],
  },
  dates: {
    statement: 'We made this statement on',
    statementDate: '2026-11-25',
    review: 'We last reviewed it on',
    reviewDate: '2026-11-25',
    text: 'We review it at least once a year, and whenever the site changes in a big way.',
  },
};
