import type { Career } from '@/payload-types';
import { type InfoSeed, texts } from './seed-type';

export const careersSeed: InfoSeed<Career> = {
  intro: {
    heading: 'No open postings. Three teams in mind.',
    lead: 'We’re not hiring right now, and we won’t collect résumés just to file them away. When that changes, you’ll see it here first. Until then, here’s who we plan to look for.',
  },
  engineering: {
    name: 'Engineering',
    text: 'Build what a chapter leans on: a guest list that’s right, dues that add up, an announcement that gets there.',
    interests: texts(
      'Web and mobile',
      'Payments and records',
      'Security and privacy',
      'Keeping it all running',
    ),
  },
  design: {
    name: 'Product & Design',
    text: 'Sit down with officers, see where their evenings go, and design a shorter way through.',
    interests: texts('Product design', 'Research with chapters', 'Writing and accessibility'),
  },
  business: {
    name: 'Business',
    text: 'Talk with chapters, advisors and campuses, and make sure what we promise is what they get.',
    interests: texts('Chapter onboarding', 'Support', 'Apparel and production'),
  },
  hello: {
    heading: 'Say hello early.',
    text: 'Tell us which team you’d join and what you’d fix first. There’s no form and no deadline.',
    supportLink: 'Write to us',
    networkLink: 'Find us on LinkedIn',
  },
  search: {
    title: 'Careers',
    description:
      '{brand} has no open postings today. Here are three kinds of work we’ll hire for, and how to say hello early.',
  },
};
