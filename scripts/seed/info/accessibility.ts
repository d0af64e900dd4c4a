import type { Accessibility } from '@/payload-types';
import { type InfoSeed, texts } from './seed-type';

export const accessibility: InfoSeed<Accessibility> = {
  intro: {
    heading: 'A ramp beside the stairs.',
    lead: 'A house with steps at the front owes everyone another way in, and it has to lead to the same door. We are committed to that for this site, and for the platform that it announces.',
  },
  features: {
    heading: 'What we see to',
    groups: [
      {
        name: 'By keyboard',
        items: texts(
          'Every link, field and button can be reached and used without a mouse.',
          'The focus is always in sight: a thick ring that no header covers.',
          'The first Tab offers to skip straight to the content.',
        ),
      },
      {
        name: 'By ear',
        items: texts(
          'Headings, landmarks and labels tell a screen reader what is what.',
          'Messages are announced, and a form’s first mistake takes the focus.',
          'Pictures that say something say it in words too; the rest keep quiet.',
        ),
      },
      {
        name: 'By eye',
        items: texts(
          'Text stands out from its ground by at least 4.5 to 1.',
          'Pages hold together at 200% zoom and on a screen 320 pixels wide.',
          'Color never speaks alone: a word or a shape says the same.',
        ),
      },
      {
        name: 'In your own time',
        items: texts(
          'Strips that move can be paused, and stand still if your device asks for less motion.',
          'A message that passes waits while you point at it or reach it by keyboard.',
          'Forms go through without JavaScript as well.',
        ),
      },
    ],
  },
  standards: {
    heading: 'What we hold to',
    rows: [
      {
        name: 'WCAG 2.1 AA',
        status: 'Committed',
        text: 'The Web Content Accessibility Guidelines. We check against 2.2 AA, which goes further.',
      },
      {
        name: 'Section 508',
        status: 'Compliant',
        text: 'The United States’ standard for information technology that federal agencies use.',
      },
      { name: 'ADA', status: 'Following', text: 'The Americans with Disabilities Act.' },
    ],
  },
  audit: {
    heading: 'The last check',
    text: 'A machine walks through every page and every state of it. This is its record, as it wrote it. It finds a part of what can be wrong; people find the rest.',
  },
  help: {
    heading: 'Something in your way?',
    text: 'Tell us what you wanted to do, and what you read the web with. You get a response within 2 business days.',
    supportLink: 'Report a barrier',
  },
  search: {
    title: 'Accessibility',
    description:
      'What {brand} does so that everyone gets in, the last check with its findings, and how to report a barrier.',
  },
};
