import { line, list, pageTop, paragraph, part, searchResult, type WordsOf } from '@/core/shared/page-texts';

export const PRESS_TEXTS = {
  slug: 'press' as const,
  label: 'Press page',
  parts: {
    intro: pageTop(
      'For the record.',
      'Everything you need to write about {brand}, on one page. Quote it as is, and ask for anything that’s missing.',
    ),
    facts: part('Facts', {
      heading: line('Heading', 120, 'Facts'),
      rows: list({
        label: 'Facts',
        row: 'Fact',
        min: 1,
        max: 10,
        columns: { name: line('Name', 120), text: paragraph('Fact', 800) },
        original: [
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
      }),
    }),
    descriptions: part('Descriptions to quote', {
      heading: line('Heading', 120, 'In our words'),
      line: paragraph(
        'One line',
        800,
        '{brand} is one place to run a fraternity or sorority chapter.',
        'The page counts the words itself.',
      ),
      paragraph: paragraph(
        'A few sentences',
        800,
        '{brand} puts a chapter’s members, events, money, recruitment, messages and records in one place. It hasn’t launched yet. Right now, {seats} founding chapters can apply. They get early access, a lifetime discount and a say in what we build.',
      ),
      page: paragraph(
        'Longer',
        1600,
        '{brand} is one place to run a chapter. Officers keep the roster, plan events, count RSVPs and check people in with a QR code. They collect dues, with reminders and payment plans. They run recruitment, and they reach members with news and emergency alerts. When the year ends, they hand their documents and reports to the next officers. We also make custom apparel, and we show the whole cost, our margin included, before anyone orders. {brand} hasn’t launched yet. The {seats} founding chapters get early access, help with getting started and a lifetime discount on all plans.',
      ),
    }),
    marks: part('Mark and colors', {
      heading: line('Heading', 120, 'Mark and colors'),
      text: paragraph(
        'How to use them',
        800,
        'Print the mark in one color, with clear space one column wide on every side.',
        'Mark and colors are those of the brand settings.',
      ),
      assetsLink: line('Link to the brand assets', 120, 'All brand assets'),
    }),
    items: part('Press items: shown while one of the kind is published', {
      releases: line('Heading above releases', 120, 'Releases'),
      read: line('Line that opens the text of a release', 120, 'Read the release'),
      downloads: line('Heading above downloads', 120, 'Downloads'),
      download: line('Link to a file', 120, 'Download'),
      quotes: line('Heading above quotations', 120, 'To quote'),
      people: line('Heading above people', 120, 'People'),
    }),
    contact: part('Who to ask', {
      heading: line('Heading', 120, 'Who to ask'),
      kitName: line('Press kit: name', 120, 'Press kit'),
      kitText: paragraph(
        'Press kit: text',
        800,
        'Logos, screenshots and background, ready for your deadline.',
      ),
      kitLink: line('Press kit: link to support', 120, 'Request the press kit'),
      mediaName: line('Media inquiries: name', 120, 'Media inquiries'),
      mediaText: paragraph(
        'Media inquiries: text',
        800,
        'Interviews and fact-checking. For launch news, join the waitlist.',
      ),
      mediaSupportLink: line('Media inquiries: link to support', 120, 'Ask through support'),
      mediaWaitlistLink: line('Media inquiries: link to the waitlist', 120, 'Join the waitlist'),
    }),
    search: searchResult(
      'Press',
      'A press sheet for {brand}: facts, descriptions in three lengths, the mark and its colors, and who to ask.',
    ),
  },
};

export type PressWords = WordsOf<typeof PRESS_TEXTS>;
