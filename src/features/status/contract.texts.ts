import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

const EMAILS = '{emails} becomes their number, with its words.';

/** The texts of the status panel on /sitemap. */
export const STATUS_TEXTS = {
  slug: 'platform-status' as const,
  label: 'Platform status',
  about: 'The site itself finds out which of them is true, at the moment of reading.',
  parts: {
    panel: part('Panel', {
      heading: line('Heading', 40, 'Platform Status'),
      well: line('While all is well', 100, 'Everything that’s live is working.'),
      unwell: line('While something is not', 100, 'Not everything is working.'),
      checked: needing(
        ['time'],
        line('Below the panel', 40, 'Checked {time}', '{time} becomes the moment of the check.'),
      ),
    }),
    names: part('Parts of the platform', {
      website: line('The pages', 40, 'Website'),
      forms: line('What visitors send', 40, 'Forms and waitlist'),
      mail: line('Emails', 40, 'Email delivery'),
      app: line('The app', 40, 'Mobile app'),
    }),
    states: part('States', {
      working: line('Works', 30, 'Working'),
      delayed: line('Works late', 30, 'Delayed'),
      down: line('Does not work', 30, 'Down'),
      stopped: line('Emails are kept', 30, 'Stopped'),
      unknown: line('Cannot be told', 30, 'Unknown'),
      off: line('Not in use', 30, 'Not set up'),
      soon: line('Not open to anyone yet', 30, 'Launching soon'),
    }),
    website: part('Beside the website', {
      working: line('Works', 100, 'You’re reading it.'),
    }),
    forms: part('Beside the forms', {
      working: paragraph(
        'Work',
        160,
        'The database is up; it answered in {time} ms.',
        '{time} becomes the milliseconds that the answer took.',
      ),
      silent: paragraph(
        'The database does not answer',
        160,
        'The database isn’t responding. Forms give you a file to send instead.',
      ),
      readOnly: paragraph(
        'The database accepts nothing',
        160,
        'The database is read-only right now. Forms give you a file to send instead.',
      ),
    }),
    mail: part('Beside the emails', {
      empty: paragraph('Nothing waits', 160, 'The queue is empty.'),
      waiting: paragraph('Some wait', 160, '{emails} on the way.', EMAILS),
      refused: paragraph(
        'The mail server refuses',
        160,
        'The mail server didn’t take our latest email. We’ll keep trying.',
      ),
      overdue: paragraph('Some are late', 160, '{emails} should have gone out by now.', EMAILS),
      failed: paragraph('Some were given up', 160, 'We gave up on {emails} in the last day.', EMAILS),
      stopped: paragraph(
        'Delivery has stopped, and nothing waits',
        160,
        'Nothing is waiting. New emails are saved and go out when delivery is back.',
      ),
      saved: paragraph(
        'Delivery has stopped, and some wait',
        160,
        '{emails} saved, to go out when delivery is back.',
        EMAILS,
      ),
      silent: paragraph(
        'The database does not answer',
        160,
        'The queue is in the database, which isn’t responding.',
      ),
      off: paragraph(
        'There is no mail server',
        160,
        'This site doesn’t send email yet. What you send is saved, and our team reads it here.',
      ),
      email: needing(['count'], line('One email', 24, '{count} email')),
      emails: needing(['count'], line('Emails', 24, '{count} emails')),
    }),
    app: part('Beside the app', {
      soon: line('Not open to anyone yet', 100, 'Nothing to download yet.'),
    }),
  },
};

export type StatusWords = WordsOf<typeof STATUS_TEXTS>;
