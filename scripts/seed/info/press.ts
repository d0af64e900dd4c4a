import type { Press } from '@/payload-types';
import type { InfoSeed } from './seed-type';

export const pressSeed: InfoSeed<Press> = {
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
    line: '{brand} is one place to run a fraternity or sorority chapter.',
    paragraph:
      '{brand} puts a chapter’s members, events, money, recruitment, messages and records in one place. It hasn’t launched yet. Right now, {seats} founding chapters can apply. They get early access, a lifetime discount and a say in what we build.',
    page: '{brand} is one place to run a chapter. Officers keep the roster, plan events, count RSVPs and check people in with a QR code. They collect dues, with reminders and payment plans. They run recruitment, and they reach members with news and emergency alerts. When the year ends, they hand their documents and reports to the next officers. We also make custom apparel, and we show the whole cost, our margin included, before anyone orders. {brand} hasn’t launched yet. The {seats} founding chapters get early access, help with getting started and a lifetime discount on all plans.',
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
