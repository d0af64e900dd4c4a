import type { About } from '@/payload-types';
import { type InfoSeed, texts } from './seed-type';

export const aboutSeed: InfoSeed<About> = {
  intro: {
    heading: 'For the people who hold the roof up.',
    lead: '{brand} is a chapter-management platform for fraternities and sororities: members, events, money, recruitment, messages and records under one roof. It hasn’t launched yet. Here’s who we’re building it for, and what we stand by while we do.',
  },
  mission: {
    label: 'Our mission',
    text: 'Give every chapter one place to run itself, so its officers spend their evenings on people, not paperwork.',
  },
  values: {
    heading: 'Four core values hold it up.',
    first: {
      name: 'Community',
      text: 'A chapter is its people. Before we build anything, we ask whether it brings them together or just keeps them busy.',
    },
    second: {
      name: 'Excellence',
      text: 'Dues add up to the cent, or they’re wrong. We’d rather have one tool that holds than six that wobble.',
    },
    third: {
      name: 'Innovation',
      text: 'A code at the door instead of a clipboard. A new feature earns its place when it gives an officer an hour back.',
    },
    fourth: {
      name: 'Tradition',
      text: 'Your letters are older than any app and will outlast this one. We build around what your house already does.',
    },
  },
  story: {
    heading: 'It started with a spreadsheet.',
    tabs: texts('Roster', 'Dues', 'Dues (2)', 'Formal RSVPs', 'Rush', 'DO NOT DELETE'),
    paragraphs: texts(
      'You may know the file. One tab for the roster, two for dues, one for the formal, and one called DO NOT DELETE that nobody still enrolled can explain. One officer understands it all, and that officer graduates in May.',
      '{brand} began beside that file: a laptop on a dining-room table, a treasurer calling down a list of names, a president asking the group chat, again, who was coming on Saturday. None of it was hard. It was just spread across too many apps and one person’s memory.',
      'So we drew a house. Each job got its own room, and the rooms got doors: write a name down once, and every room knows it. The next officer inherits a key, not a file.',
      'The doors aren’t open yet. There are {seats} founding spots, and the chapters that take them get a say in what we build.',
    ),
  },
  closing: {
    heading: 'Come see the plans.',
    text: 'Apply for a founding spot, or ask us whatever you’d ask before you sign anything.',
    waitlistLink: 'Join the waitlist',
    supportLink: 'Ask a question',
  },
  search: {
    title: 'About',
    description:
      'Why we’re building {brand}, the four values it stands on, and the spreadsheet that started it all.',
  },
};
