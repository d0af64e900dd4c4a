import { line, needing, paragraph, part } from '@/core/shared/page-texts';

/** What every page has around its content, the page for unknown addresses, and the sentences that all forms share. */
export const FRAME_TEXTS = {
  slug: 'page-frame',
  label: 'Header, footer and 404',
  about: 'Where the links lead is fixed.',
  parts: {
    header: part('Header', {
      features: line('Link to the features', 20, 'Features'),
      merch: line('Link to merch', 20, 'Merch'),
      support: line('Link to support', 20, 'Support'),
      waitlist: line('Button to the application', 20, 'Join Waitlist'),
      menu: line('Menu button on small screens, read aloud', 30, 'Toggle menu'),
      main: line('Name of the navigation, read aloud', 30, 'Main'),
      sheet: line('Name of the menu, read aloud', 30, 'Menu'),
      skip: line('First link for keyboards', 40, 'Skip to content'),
      messages: line('Name of the messages in the corner, read aloud', 30, 'Messages'),
    }),
    footer: part('Footer', {
      company: line('First list: heading', 24, 'Company'),
      about: line('Link to /about', 24, 'About'),
      careers: line('Link to /careers', 24, 'Careers'),
      blog: line('Link to /blog', 24, 'Blog'),
      press: line('Link to /press', 24, 'Press'),
      help: line('Link to /support', 24, 'Help Center'),
      waitlist: line('Link to the application', 24, 'Join Waitlist'),
      policies: line('Second list: heading', 24, 'Policies'),
      privacy: line('Link to /privacy-policy', 24, 'Privacy Policy'),
      terms: line('Link to /terms', 24, 'Terms of Service'),
      cookies: line('Link to /cookies', 24, 'Cookie Policy'),
      gdpr: line('Link to /gdpr', 24, 'GDPR'),
      site: line('Third list: heading', 24, 'Site'),
      sitemap: line('Link to /sitemap', 24, 'Sitemap'),
      accessibility: line('Link to /accessibility', 24, 'Accessibility'),
      merch: line('Link to /merch', 24, 'Merch'),
      links: line('Link to /links', 24, 'Links'),
      colors: line('Choice of colors: what it is called', 24, 'Colors'),
      day: line('Choice of colors: light', 20, 'Day'),
      evening: line('Choice of colors: dark', 20, 'Evening'),
      device: line('Choice of colors: what the device is set to', 20, 'As my device'),
      copyright: line('Last line', 60, '© {year} {brand}', '{year} becomes the current year.'),
    }),
    missing: part('Page not found', {
      heading: line('Heading', 40, '404 Page Not Found'),
      text: paragraph('Text', 160, 'Did you forget to add the page to the router?'),
      home: line('Button to the home page', 30, 'Back to the front door'),
    }),
    answers: part('Answers to forms without JavaScript', {
      nothingTitle: line('Nothing sent: title', 50, 'Nothing sent yet'),
      nothingText: line(
        'Nothing sent: text',
        120,
        'The {form} brings you here once it’s sent.',
        '{form} becomes what the form is called.',
      ),
      nothingLink: line('Nothing sent: link', 40, 'Go to the {form}'),
      back: line('Refused: link', 30, 'Back to the form'),
      kept: line(
        'Refused: text',
        160,
        'Nothing was saved. Your browser’s Back button brings back what you typed.',
      ),
      write: line(
        'Refused: where to write',
        80,
        'You can also write to {mailbox}.',
        '{mailbox} becomes the address.',
      ),
      tooMany: line(
        'Refused for an hour: text',
        120,
        'We got too many requests from your network in the past hour. Please try again later.',
        'The support form says it with JavaScript too.',
      ),
      tooLarge: line(
        'Refused for a large file: text',
        120,
        'The file must be at most 10 MB.',
        'The limit is fixed.',
      ),
      tooSlow: line(
        'Refused when a file takes too long: text',
        120,
        'Your connection was too slow for this file. You can send the form without it.',
      ),
    }),
    cameBy: part('In a form, when the address named where a person came from', {
      text: needing(
        ['source'],
        line('Text', 60, 'You came by: {source}', '{source} becomes the name of the source.'),
      ),
      remove: line('Button that takes it out of the form', 20, 'Remove'),
    }),
    download: part('When a form could only be downloaded', {
      title: line('Title', 50, 'Nothing was sent yet.'),
      text: needing(
        ['file', 'mailbox'],
        line(
          'Text',
          120,
          'Send the file {file} to {mailbox} and we’ll take it from there.',
          '{file} and {mailbox} become the file’s name and the address.',
        ),
      ),
      again: line('Button', 30, 'Download the file again'),
      email: line(
        'The email that the address opens',
        120,
        'Please attach {file} from your downloads to this email.',
      ),
    }),
  },
};
