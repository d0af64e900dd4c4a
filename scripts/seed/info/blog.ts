import type { Blog } from '@/payload-types';
import type { InfoSeed } from './seed-type';

export const blogSeed: InfoSeed<Blog> = {
  intro: {
    heading: 'Coming Soon',
    lead: 'No posts yet. We’ll start writing when there’s something worth ten minutes of your Sunday. The agenda is already set.',
  },
  agenda: {
    heading: 'Order of business',
    items: [
      { name: 'Roll call', text: 'Who’s building {brand}, and why for chapters.' },
      {
        name: 'Treasurer’s report',
        text: 'Why dues run late, and what a reminder can and can’t do about it.',
      },
      {
        name: 'Old business',
        text: 'The spreadsheet, the group chat, the binder: what each one got right.',
      },
      {
        name: 'New business',
        text: 'Every new feature, as seen by the officer who’ll use it.',
      },
      { name: 'Good of the order', text: 'Chapters on how they run things, in their own words.' },
    ],
  },
  meanwhile: {
    heading: 'Until the first post',
    waitlistLink: 'Join the waitlist',
    waitlistText: 'Apply for one of {seats} founding spots.',
    newsletterLink: 'Get the newsletter',
    newsletterText: 'Launch news in your inbox, first post included.',
    supportLink: 'Ask us something',
    supportText: 'We respond within 24 hours, blog or no blog.',
  },
  search: {
    title: 'Blog',
    description:
      'The {brand} blog starts when there’s something to say. Here’s what it will cover, and where to reach us until then.',
  },
};
