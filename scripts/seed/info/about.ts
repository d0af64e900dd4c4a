import type { About } from '@/payload-types';
import { type InfoSeed, texts } from './seed-type';

export const about: InfoSeed<About> = {
  intro: {
    heading: 'For the people who hold the roof up.',
    lead: '{brand} is a chapter-management platform for fraternities and sororities: members, events, money, recruitment, messages and records under one roof. It has not launched yet. This is who we build it for, and what we hold to while we do.',
  },
  mission: {
    label: 'Our mission',
    text: 'Give every chapter one place to run itself, so that its officers spend their evenings on people and not on paperwork.',
  },
  values: {
    heading: 'Four core values carry it.',
    first: {
      name: 'Community',
      text: 'A chapter is its people. Before we build a thing, we ask whether it brings them together or only keeps them busy.',
    },
    second: {
      name: 'Excellence',
      text: 'Dues add up to the cent, or they are wrong. One tool that holds is worth more to us than six that wobble.',
    },
    third: {
      name: 'Innovation',
      text: 'A code at the door instead of a clipboard. Something new earns its place when it hands an officer an hour back.',
    },
    fourth: {
      name: 'Tradition',
      text: 'Your letters are older than any app, and will outlast this one. We build around what your house already keeps.',
    },
  },
  story: {
    heading: 'It started with a spreadsheet.',
    tabs: texts('Roster', 'Dues', 'Dues (2)', 'Formal RSVPs', 'Rush', 'DO NOT DELETE'),
    paragraphs: texts(
      'You may know the file. One tab for the roster, two for dues, one for the formal, and one called DO NOT DELETE that nobody still enrolled can explain. A single officer understands it all, and that officer graduates in May.',
      '{brand} began beside that file: a laptop on a dining-room table, a treasurer calling down a list of names, a president asking the group chat, again, who was coming on Saturday. None of it was hard. It was only spread over too many apps and one person’s memory.',
      'So we drew a house. Each job got a room of its own, and the rooms got doors: a name that is written down once is known in every one of them. The next officer inherits a key instead of a file.',
      'The doors are not open yet. There are {seats} founding places, and the chapters that take them have a say in what gets built.',
    ),
  },
  closing: {
    heading: 'Come and look at the plans.',
    text: 'Apply for a founding place, or ask us whatever you would ask before you sign anything.',
    waitlistLink: 'Join the waitlist',
    supportLink: 'Ask a question',
  },
  search: {
    title: 'About',
    description:
      'Why we build {brand}, the four values that it stands on, and the spreadsheet that it all began with.',
  },
};
