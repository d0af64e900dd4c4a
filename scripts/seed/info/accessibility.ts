import type { Accessibility } from '@/payload-types';
import { type InfoSeed, texts } from './seed-type';

export const accessibility: InfoSeed<Accessibility> = {
  intro: {
    heading: 'A ramp beside the stairs.',
    lead: 'A house with steps out front owes everyone another way in, and it has to lead to the same door. We’re committed to that, for this site and for the platform behind it.',
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
  audit: {
    heading: 'The latest check',
    text: 'An automated check goes through every page in every state. Here are its results, unedited. It finds some of what can go wrong; people find the rest.',
  },
  help: {
    heading: 'Something in your way?',
    text: 'Tell us what you were trying to do, and which browser or screen reader you use. You’ll get a response within 2 business days.',
    supportLink: 'Report a barrier',
  },
  search: {
    title: 'Accessibility',
    description:
      'What {brand} does so everyone can get in, what the latest check found, and how to report a barrier.',
  },
};
