import { line, list, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

/** What a room of the floor plan shows of the app. */
const DRAWINGS = {
  people: 'Members',
  events: 'Events',
  budget: 'Dues and budget',
  pipeline: 'Recruitment',
  alert: 'Emergency alert',
  files: 'Documents',
};

const ICONS = {
  'scan-line': 'Scanner',
  'bell-ring': 'Bell',
  megaphone: 'Megaphone',
  calendar: 'Calendar',
  users: 'People',
  wallet: 'Wallet',
};

/** The texts of the home page above the application form. */
export const HOME_TEXTS = {
  slug: 'home-page',
  label: 'Home page',
  about: 'Headline, benefits, claims and the running banner are in the brand settings.',
  parts: {
    hero: part('Top of the page', {
      lead: paragraph(
        'First sentences',
        220,
        'Members, events, dues and recruitment under one roof. Built for the officers who do the work and the members who show up.',
      ),
      inside: line('Button to the features', 30, 'See what’s inside'),
      aside: line(
        'After the number of seats',
        40,
        'One column each.',
        'The seats are drawn as columns below it.',
      ),
    }),
    phones: part('Phones that work', {
      title: line('First words', 40, 'The phones work.'),
      text: paragraph(
        'What to do',
        120,
        'Check Jordan in, remind four members, say you’re in. Nothing here is sent.',
        'The names are those of the drawn screens.',
      ),
      narrow: paragraph(
        'The same on narrow screens',
        120,
        'Touch what glows. Swipe for the next one. Nothing here is sent.',
      ),
      after: paragraph('After three touches', 100, 'Three touches, and the other two phones already know.'),
      again: line('Button that takes the touches back', 20, 'Start over'),
      tour: line('Button that starts the tour', 30, 'Take the 20-second tour'),
      stop: line('Button that stops it', 20, 'Stop'),
      next: line('Button to the next stop, for visitors who want no motion', 20, 'Next'),
      name: line('Name of the tour, read aloud', 40, 'Guided tour'),
      place: needing(['stop', 'stops'], line('Number of the stop', 24, '{stop} of {stops}')),
      doorTitle: line('First stop', 40, 'Jordan is at the door.'),
      doorText: paragraph('Its text', 90, 'One touch checks Jordan in, and the officers see it.'),
      formalTitle: line('Second stop', 40, 'The formal fills itself.'),
      formalText: paragraph('Its text', 90, 'One touch says you’re in: 61 becomes 62.'),
      duesTitle: line('Third stop', 40, 'Four members still owe.'),
      duesText: paragraph('Its text', 90, 'One touch reminds all four. Nobody has to chase them.'),
      houseTitle: line('Last stop', 40, 'Three phones, one house.'),
      houseText: paragraph('Its text', 90, 'What one officer does, the others see.'),
    }),
    seats: part('Founding seats', {
      apply: line('Button to the application', 34, 'Apply as a Founding Chapter'),
      applyFull: line('The same button when no seat is left', 34, 'Join the waitlist'),
      many: line('After the number of seats left', 40, 'founding spots left'),
      one: line('After the number when it is 1', 40, 'founding spot left'),
      full: line('When no seat is left', 60, 'All {seats} founding places are taken'),
      counter: line('Read aloud for the drawn seats', 80, '{left} of {seats} founding spots left'),
    }),
    benefits: part('Benefits', {
      heading: line('Heading', 50, 'Founding Chapter Benefits'),
      lead: paragraph(
        'First sentences',
        180,
        'Every chapter has a charter. Here’s ours to you: {count} promises, in writing.',
        '{count} becomes the number of benefits, as a word.',
      ),
      leadOne: paragraph(
        'First sentences with a single benefit',
        180,
        'Every chapter has a charter. Here’s ours to you: one promise, in writing.',
      ),
      chapters: line('Label of the partner chapters', 40, 'Sample partner chapters'),
      note: line('Below the number of seats left', 80, 'The count drops with every chapter we accept.'),
      noteFull: line('The same when no seat is left', 80, 'The waitlist stays open.'),
      apply: line('Button to the application', 30, 'Apply for a spot'),
      applyFull: line('The same button when no seat is left', 30, 'Join the waitlist'),
    }),
    features: part('Features', {
      heading: paragraph('Heading', 50, 'Six rooms.\nOne house.', 'One or two lines.'),
      lead: paragraph(
        'First sentences',
        220,
        'Everything your officers keep in six apps and a group chat gets its own room, and the doors between them stay open.',
      ),
      rooms: list({
        label: 'Rooms of the floor plan',
        row: 'Room',
        min: 3,
        max: 6,
        columns: {
          title: line('Name', 40),
          text: paragraph('Text', 140),
          drawing: { label: 'Drawing', options: DRAWINGS },
        },
        original: [
          {
            title: 'Member management',
            text: 'One roster with offices, class years, committees and standing.',
            drawing: 'people',
          },
          {
            title: 'Event planning',
            text: 'RSVPs, plus ones and QR check-in at the door. Attendance adds itself up.',
            drawing: 'events',
          },
          {
            title: 'Financial management',
            text: 'Dues, budgets, expenses and reports, with automated reminders, late fees and payment plans.',
            drawing: 'budget',
          },
          {
            title: 'Recruitment tools',
            text: 'A pipeline from first handshake to bid day, with the vote built in.',
            drawing: 'pipeline',
          },
          {
            title: 'Communication hub',
            text: 'Group chats, announcements and emergency alerts, side by side.',
            drawing: 'alert',
          },
          {
            title: 'Documentation and reporting',
            text: 'Bylaws, minutes and reports, right where next year’s officers will look.',
            drawing: 'files',
          },
        ],
      }),
    }),
    thursday: part('A Thursday in the house', {
      people: line(
        'Over the drawing of the members',
        70,
        'Thursday, 8:05 AM. Two new names on the roster.',
        'One officer’s day, from drawing to drawing. On a screen that moves, a door opens in front of each.',
      ),
      events: line('Over the events', 70, '11:40 AM. Number 61 says yes to the formal.'),
      budget: line('Over the dues', 70, '1:15 PM. One more payment, between classes.'),
      pipeline: line('Over the recruitment', 70, '4:30 PM. Nineteen names come up for the vote.'),
      alert: line('Over the emergency alert', 70, '6:20 PM. Sirens. One alert reaches everyone.'),
      files: line('Over the documents', 70, '9:45 PM. The minutes are in. Lights out.'),
    }),
    showcase: part('The app', {
      heading: line('Heading', 60, 'The whole house, in one pocket.'),
      points: list({
        label: 'Points beside the phones',
        row: 'Point',
        min: 1,
        max: 4,
        columns: {
          title: line('Name', 50),
          text: paragraph('Text', 140),
          icon: { label: 'Icon', options: ICONS },
        },
        original: [
          {
            title: 'Scan in at the door',
            text: 'Members scan a code on the way in; guests and alumni count separately.',
            icon: 'scan-line',
          },
          {
            title: 'Reminders go out on their own',
            text: 'Anyone who still owes dues hears it from the app, not the treasurer.',
            icon: 'bell-ring',
          },
          {
            title: 'One place for the news',
            text: 'Messages, announcements and emergency alerts, next to the roster.',
            icon: 'megaphone',
          },
        ],
      }),
      soon: line('Last line', 80, 'The mobile app is launching soon.'),
    }),
    founders: part('A letter from the founders', {
      heading: line('Heading', 60, 'From the founders'),
      text: paragraph(
        'Text',
        2000,
        '',
        'Empty: the page has no letter. An empty line begins a new paragraph.',
      ),
      signature: line('Signature', 120, '', 'Who signs it.'),
    }),
    questions: part('Questions that buyers ask', {
      heading: line('Heading', 60, 'Before you ask'),
      list: list({
        label: 'Questions',
        row: 'Question',
        min: 0,
        max: 10,
        columns: {
          question: line('Question', 120),
          answer: paragraph('Answer', 800),
        },
        original: [],
      }),
    }),
    strips: part('Moving strips, for screen readers', {
      announcements: line('Name of the running banner', 40, 'Announcements'),
      pauseAnnouncements: line('Button that stops it', 40, 'Pause announcements'),
      playAnnouncements: line('Button that starts it again', 40, 'Play announcements'),
      pauseChapters: line('Button that stops the chapters', 40, 'Pause sample chapters'),
      playChapters: line('Button that starts them again', 40, 'Play sample chapters'),
    }),
    search: part('Search results and shared links', {
      description: paragraph(
        'Description',
        160,
        'Members, events, dues and recruitment for fraternities and sororities, in one app. {left} of {seats} founding spots left.',
      ),
      descriptionFull: paragraph(
        'Description when no seat is left',
        160,
        'Members, events, dues and recruitment for fraternities and sororities, in one app. All {seats} founding places are taken; the waitlist is open.',
      ),
    }),
  },
};

export type HomeWords = WordsOf<typeof HOME_TEXTS>;
