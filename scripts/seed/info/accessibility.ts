import type { Accessibility } from '@/payload-types';
import { type InfoSeed, texts } from './seed-type';

export const accessibilitySeed: InfoSeed<Accessibility> = {
  intro: {
    heading: 'A ramp beside the stairs.',
    lead: 'A house with steps out front owes everyone another way in, and it has to lead to the same door. We’re committed to that, for this site and for the platform behind it.',
  },
  conformance: {
    heading: 'Where we stand',
    status: 'Partially conforms',
    text: 'We measure this site by WCAG 2.2 AA, the web’s current standard. Most of the site meets it, and some parts don’t yet. We list those parts below.',
  },
  standards: {
    heading: 'What we follow',
    rows: [
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
  },
  limits: {
    heading: 'What still gets in the way',
    text: 'We know about these. Each one comes with another way to get there.',
    instead: 'Instead',
    rows: [
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
  },
  features: {
    heading: 'What we take care of',
    groups: [
      {
        name: 'By keyboard',
        items: texts(
          'You can reach and use every link, field and button without a mouse.',
          'You can always see the focus: a thick ring that the header never covers.',
          'Press Tab once, and you can skip straight to the content.',
        ),
      },
      {
        name: 'By ear',
        items: texts(
          'Headings, landmarks and labels tell a screen reader what’s what.',
          'Messages are announced, and focus moves to a form’s first error.',
          'Pictures that say something have alt text; the rest stay quiet.',
        ),
      },
      {
        name: 'By eye',
        items: texts(
          'Text contrast is at least 4.5 to 1.',
          'Pages hold up at 200% zoom and on a screen 320 pixels wide.',
          'Color is never the only cue: a word or a shape says the same.',
        ),
      },
      {
        name: 'At your own pace',
        items: texts(
          'You can pause anything that moves, and it stays still if your device asks for less motion.',
          'Pop-up messages wait while you point at them or focus on them.',
          'Forms work without JavaScript, too.',
        ),
      },
    ],
  },
  measures: {
    heading: 'How we keep it up',
    rows: texts(
      'Accessibility is part of every change. A page that fails the check doesn’t go live.',
      'A second test walks through each page with the keyboard alone.',
      'A third one reads each page at ten widths, with larger spacing and in your own colors.',
      'New pictures need a description before they can be published.',
      'We treat a barrier like any other bug: it gets a person and a due date.',
    ),
  },
  approach: {
    heading: 'How it’s built and tested',
    rows: [
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
  },
  audit: {
    heading: 'The latest check',
    text: 'An automated check goes through every page in every state. Here are its results, unedited. It finds some of what can go wrong; people find the rest.',
  },
  help: {
    heading: 'Something in your way?',
    text: 'Tell us what you were trying to do, and which browser or screen reader you use. You’ll get a response within 2 business days.',
    supportLink: 'Report a barrier',
    writeTo: 'Or send an email to',
  },
  dates: {
    statement: 'We made this statement on',
    statementDate: '2026-11-25',
    review: 'We last reviewed it on',
    reviewDate: '2026-11-25',
    text: 'We review it at least once a year, and whenever the site changes in a big way.',
  },
  search: {
    title: 'Accessibility',
    description:
      'What {brand} does so everyone can get in, what the latest check found, and how to report a barrier.',
  },
};
