import {
  line,
  list,
  pageTop,
  paragraph,
  part,
  searchResult,
  textRows,
  type WordsOf,
} from '@/core/shared/page-texts';

export const ABOUT_TEXTS = {
  slug: 'about' as const,
  label: 'About page',
  parts: {
    intro: pageTop(
      'For the people who hold the roof up.',
      '{brand} is a chapter-management platform for fraternities and sororities: members, events, money, recruitment, messages and records under one roof. It hasn’t launched yet. Here’s who we’re building it for, and what we stand by while we do.',
    ),
    mission: part('Mission, in the pediment', {
      label: line('Label', 120, 'Our mission'),
      text: paragraph(
        'Mission',
        160,
        'Give every chapter one place to run itself, so its officers spend their evenings on people, not paperwork.',
        'At most 160 characters: the pediment holds no more.',
      ),
    }),
    values: part('Core values, the columns', {
      heading: line('Heading', 120, 'Four core values hold it up.'),
      firstName: line('First column: name', 120, 'Community'),
      firstText: paragraph(
        'First column: text',
        800,
        'A chapter is its people. Before we build anything, we ask whether it brings them together or just keeps them busy.',
      ),
      secondName: line('Second column: name', 120, 'Excellence'),
      secondText: paragraph(
        'Second column: text',
        800,
        'Dues add up to the cent, or they’re wrong. We’d rather have one tool that holds than six that wobble.',
      ),
      thirdName: line('Third column: name', 120, 'Innovation'),
      thirdText: paragraph(
        'Third column: text',
        800,
        'A code at the door instead of a clipboard. A new feature earns its place when it gives an officer an hour back.',
      ),
      fourthName: line('Fourth column: name', 120, 'Tradition'),
      fourthText: paragraph(
        'Fourth column: text',
        800,
        'Your letters are older than any app and will outlast this one. We build around what your house already does.',
      ),
    }),
    story: part('Founding story', {
      heading: line('Heading', 120, 'It started with a spreadsheet.'),
      tabs: list({
        label: 'Tabs of the drawn spreadsheet',
        row: 'Tab',
        min: 3,
        max: 6,
        columns: { text: line('Name of the tab', 24) },
        original: textRows('Roster', 'Dues', 'Dues (2)', 'Formal RSVPs', 'Rush', 'DO NOT DELETE'),
      }),
      paragraphs: list({
        label: 'Paragraphs',
        row: 'Paragraph',
        min: 1,
        max: 8,
        columns: { text: paragraph('Paragraph', 800) },
        original: textRows(
          'You may know the file. One tab for the roster, two for dues, one for the formal, and one called DO NOT DELETE that nobody still enrolled can explain. One officer understands it all, and that officer graduates in May.',
          '{brand} began beside that file: a laptop on a dining-room table, a treasurer calling down a list of names, a president asking the group chat, again, who was coming on Saturday. None of it was hard. It was just spread across too many apps and one person’s memory.',
          'So we drew a house. Each job got its own room, and the rooms got doors: write a name down once, and every room knows it. The next officer inherits a key, not a file.',
          'The doors aren’t open yet. There are {seats} founding spots, and the chapters that take them get a say in what we build.',
        ),
      }),
    }),
    closing: part('Foot of the page', {
      heading: line('Heading', 120, 'Come see the plans.'),
      text: paragraph(
        'Text',
        800,
        'Apply for a founding spot, or ask us whatever you’d ask before you sign anything.',
      ),
      waitlistLink: line('Link to the waitlist', 120, 'Join the waitlist'),
      supportLink: line('Link to support', 120, 'Ask a question'),
    }),
    search: searchResult(
      'About',
      'Why we’re building {brand}, the four values it stands on, and the spreadsheet that started it all.',
    ),
  },
};

export type AboutWords = WordsOf<typeof ABOUT_TEXTS>;
