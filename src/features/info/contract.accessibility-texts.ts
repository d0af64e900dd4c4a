import {
  line,
  list,
  pageTop,
  paragraph,
  part,
  searchResult,
  textRows,
  type WordsOf,
} from '@/core/shared/page-texts';

/**
 * A statement in the form that the W3C recommends: https://www.w3.org/WAI/planning/statements/
 * Its days and its groups of features are fields of the document.
 */
export const ACCESSIBILITY_TEXTS = {
  slug: 'accessibility' as const,
  label: 'Accessibility page',
  parts: {
    intro: pageTop(
      'A ramp beside the stairs.',
      'A house with steps out front owes everyone another way in, and it has to lead to the same door. We’re committed to that, for this site and for the platform behind it.',
    ),
    conformance: part('Conformance', {
      heading: line('Heading', 120, 'Where we stand'),
      status: line(
        'Status',
        120,
        'Partially conforms',
        'The W3C’s words: Fully conforms, Partially conforms or Does not conform.',
      ),
      text: paragraph(
        'Text',
        800,
        'We measure this site by WCAG 2.2 AA, the web’s current standard. Most of the site meets it, and some parts don’t yet. We list those parts below.',
        'Which standard is meant, and what the status means.',
      ),
    }),
    standards: part('Standards', {
      heading: line('Heading', 120, 'What we follow'),
      rows: list({
        label: 'Standards',
        row: 'Standard',
        min: 1,
        max: 6,
        columns: {
          name: line('Standard', 120),
          status: line('Where we stand', 120),
          text: paragraph('Text', 800),
        },
        original: [
          {
            name: 'WCAG 2.1 AA',
            status: 'Committed',
            text: 'The Web Content Accessibility Guidelines. We check against 2.2 AA, which goes further.',
          },
          {
            name: 'Section 508',
            status: 'Compliant',
            text: 'The U.S. standard for technology that federal agencies use.',
          },
          { name: 'ADA', status: 'Following', text: 'The Americans with Disabilities Act.' },
        ],
      }),
    }),
    limits: part('Known limitations', {
      heading: line('Heading', 120, 'What still gets in the way'),
      text: paragraph('Text', 800, 'We know about these. Each one comes with another way to get there.'),
      instead: line('Before each workaround', 120, 'Instead'),
      rows: list({
        label: 'Limitations',
        row: 'Limitation',
        min: 1,
        max: 12,
        columns: {
          name: line('Where', 120),
          text: paragraph('What does not work', 800),
          way: paragraph('Workaround', 800, '', 'What a visitor can do instead.'),
        },
        original: [
          {
            name: 'The drawn phones',
            text: 'The app screens on the home page are drawings. Their small words don’t grow with your text size, and a screen reader hears only one line about each.',
            way: 'The section on features tells you the same in plain text. The buttons that work are real buttons.',
          },
          {
            name: 'Brand assets',
            text: 'Your browser draws these pictures when you download them. That takes JavaScript, and the words in a PNG can’t be read aloud.',
            way: 'Every picture has a name on its page. Tell us which one you need, and we’ll send you the picture and its words.',
          },
          {
            name: 'The wheel',
            text: 'The prize wheel turns on the screen, and you can’t follow that part by ear.',
            way: 'When it stops, a screen reader announces the winner. The result is also in text on the page of the draw. If your device asks for less motion, the wheel doesn’t turn.',
          },
          {
            name: 'Greek letters',
            text: 'Some screen readers skip ΑΒΓ, or read it as Latin letters.',
            way: 'Where you put up your own letters, their names are announced too: Alpha, Beta, Gamma.',
          },
          {
            name: 'Other sites',
            text: 'Our profiles on X, Facebook, Instagram and LinkedIn are run by those networks. We can’t fix what’s hard to use there.',
            way: 'The newsletter and this site bring you our news without them.',
          },
          {
            name: 'The staff side',
            text: 'Our staff work in Payload, a system made by others. We name its controls for screen readers, but some parts, like its text editor, take practice.',
            way: 'Visitors never need it. If you work with us and it holds you up, someone else can make the change for you.',
          },
        ],
      }),
    }),
    measures: part('Measures', {
      heading: line('Heading', 120, 'How we keep it up'),
      rows: list({
        label: 'Measures',
        row: 'Measure',
        min: 1,
        max: 8,
        columns: { text: paragraph('Measure', 800) },
        original: textRows(
          'Accessibility is part of every change. A page that fails the check doesn’t go live.',
          'A second test walks through each page with the keyboard alone.',
          'A third one reads each page at ten widths, with larger spacing and in your own colors.',
          'New pictures need a description before they can be published.',
          'We treat a barrier like any other bug: it gets a person and a due date.',
        ),
      }),
    }),
    approach: part('Technology and assessment', {
      heading: line('Heading', 120, 'How it’s built and tested'),
      rows: list({
        label: 'Facts',
        row: 'Fact',
        min: 1,
        max: 8,
        columns: { name: line('Name', 120), text: paragraph('Text', 800) },
        original: [
          {
            name: 'Built with',
            text: 'HTML, CSS, SVG and WAI-ARIA. JavaScript adds comfort, but you can read every page and send every form without it.',
          },
          {
            name: 'Made for',
            text: 'Current versions of Chrome, Edge, Firefox and Safari, with the screen reader of your device. Our own tests run in Chromium, the engine of Chrome and Edge.',
          },
          {
            name: 'Tested by',
            text: 'Us, with automated tests. No outside firm has audited the site yet.',
          },
        ],
      }),
    }),
    audit: part('The latest check', {
      heading: line('Heading', 120, 'The latest check'),
      text: paragraph(
        'Text',
        800,
        'An automated check goes through every page in every state. Here are its results, unedited. It finds some of what can go wrong; people find the rest.',
        'Day, pages and findings below it are those of the audit itself.',
      ),
    }),
    help: part('How to tell us', {
      heading: line('Heading', 120, 'Something in your way?'),
      text: paragraph(
        'Text',
        800,
        'Tell us what you were trying to do, and which browser or screen reader you use. You’ll get a response within 2 business days.',
      ),
      supportLink: line('Link to support', 120, 'Report a barrier'),
      writeTo: line(
        'Before the email address',
        120,
        'Or send an email to',
        'The address is the one for support, from the brand settings.',
      ),
    }),
    search: searchResult(
      'Accessibility',
      'What {brand} does so everyone can get in, what the latest check found, and how to report a barrier.',
    ),
  },
};

/** The statement, with what it stores besides texts; days are ISO 8601, empty in an unfinished draft. */
export type AccessibilityView = WordsOf<typeof ACCESSIBILITY_TEXTS> & {
  features: { heading: string; groups: { name: string; items: { text: string }[] }[] };
  dates: { statement: string; statementDate: string; review: string; reviewDate: string; text: string };
};
