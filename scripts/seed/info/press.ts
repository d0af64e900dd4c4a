import type { Press } from '@/payload-types';
import type { InfoSeed } from './seed-type';

export const press: InfoSeed<Press> = {
  intro: {
    heading: 'For the record.',
    lead: 'Everything you need to write about {brand}, on one page. Quote it as is, and ask for anything that’s missing.',
  },
  facts: {
    heading: 'Facts',
    rows: [
      { name: 'What it is', text: 'A chapter-management platform for fraternities and sororities' },
      { name: 'Stage', text: 'Pre-launch. The mobile app is launching soon' },
      {
        name: 'What it covers',
        text: 'Members, events, finances, recruitment, communication, documentation and reporting',
      },
      {
        name: 'Founding program',
        text: '{seats} spots, with a lifetime discount on all subscription plans',
      },
      { name: 'Also', text: 'Custom chapter apparel, with every cost itemized' },
    ],
  },
  words: {
    heading: 'In our words',
    line: '{brand} is one platform to run a fraternity or sorority chapter.',
    paragraph:
      '{brand} brings a chapter’s members, events, money, recruitment, messages and records into one place. It has not launched yet; {seats} founding chapters can apply for early access, a lifetime discount and a say in product development.',
    page: '{brand} is an all-in-one platform for chapter operations and member experience. Officers keep the roster, plan events with RSVP and QR check-in, collect dues with reminders and payment plans, run recruitment, reach members with announcements and emergency alerts, and hand over documents and reports to whoever takes the office next. A merchandise arm makes custom apparel and shows the whole cost, margin included, before an order is placed. The platform is in pre-launch: a founding program of {seats} chapters offers early access, dedicated onboarding and a lifetime discount on all subscription plans.',
  },
  marks: {
    heading: 'Mark and colors',
    text: 'Print the mark in one color, with clear space one column wide on every side.',
    assetsLink: 'All brand assets',
  },
  items: {
    releases: 'Releases',
    read: 'Read the release',
    downloads: 'Downloads',
    download: 'Download',
    quotes: 'To quote',
    people: 'People',
  },
  contact: {
    heading: 'Who to ask',
    kitName: 'Press kit',
    kitText: 'Logos, screenshots and background, ready for your deadline.',
    kitLink: 'Request the press kit',
    mediaName: 'Media inquiries',
    mediaText: 'Interviews and fact-checking. For launch news, join the waitlist.',
    mediaSupportLink: 'Ask through support',
    mediaWaitlistLink: 'Join the waitlist',
  },
  search: {
    title: 'Press',
    description:
      'A press sheet for {brand}: facts, descriptions in three lengths, the mark and its colors, and who to ask.',
  },
};
