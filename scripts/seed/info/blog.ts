import type { Blog } from '@/payload-types';
import type { InfoSeed } from './seed-type';

export const blog: InfoSeed<Blog> = {
  intro: {
    heading: 'Coming Soon',
    lead: 'No posts yet, and none dated back to look busy. We start writing when there is something worth ten minutes of your Sunday. The order of business is already on the table.',
  },
  agenda: {
    heading: 'Order of business',
    items: [
      { name: 'Roll call', text: 'Who builds {brand}, and why chapters of all things.' },
      {
        name: 'Treasurer’s report',
        text: 'What makes dues late, and what a reminder can and cannot do about it.',
      },
      {
        name: 'Old business',
        text: 'The spreadsheet, the group chat, the binder: what each of them got right.',
      },
      {
        name: 'New business',
        text: 'Every new feature, told from the chair of the officer who will use it.',
      },
      { name: 'Good of the order', text: 'Chapters on how they run things, in their own words.' },
    ],
  },
  meanwhile: {
    heading: 'Until the first post',
    waitlistLink: 'Join the waitlist',
    waitlistText: 'Apply for one of {seats} founding places.',
    newsletterLink: 'Get the newsletter',
    newsletterText: 'Launch news comes to your inbox, the first post with it.',
    supportLink: 'Ask us something',
    supportText: 'We respond within 24 hours, blog or no blog.',
  },
  search: {
    title: 'Blog',
    description:
      'The {brand} blog opens when there is something to say. Here is what it will be about, and where to ask until then.',
  },
};
