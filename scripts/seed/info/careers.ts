import type { Career } from '@/payload-types';
import { type InfoSeed, texts } from './seed-type';

export const careers: InfoSeed<Career> = {
  intro: {
    heading: 'No open postings. Three rooms in mind.',
    lead: 'We are not hiring today, and we will not collect résumés for a drawer. When that changes, this page changes first. Until then, here is the plan of what we mean to furnish.',
  },
  engineering: {
    name: 'Engineering',
    text: 'Build what a chapter leans on: a door list that is right, a dues table that adds up, an announcement that arrives.',
    interests: texts(
      'Web and mobile',
      'Payments and records',
      'Security and privacy',
      'Running it all at night',
    ),
  },
  design: {
    name: 'Product & Design',
    text: 'Sit beside officers, watch where the evening goes, and draw a shorter way through it.',
    interests: texts('Product design', 'Research with chapters', 'Words and accessibility'),
  },
  business: {
    name: 'Business',
    text: 'Talk with chapters, advisers and campuses, and see to it that what we promise is what they get.',
    interests: texts('Chapter onboarding', 'Support', 'Apparel and production'),
  },
  hello: {
    heading: 'Leave a card at the door.',
    text: 'Tell us which room you would work in, and what you would move first. There is no form and no deadline.',
    supportLink: 'Write to us',
    networkLink: 'Find us on LinkedIn',
  },
  search: {
    title: 'Careers',
    description:
      '{brand} has no open postings today. Three kinds of work that we will look for, and how to say hello early.',
  },
};
