/** Forty articles as a chapter would need them, written for the tests of the search. */
export type TestArticle = {
  slug: string;
  question: string;
  answer: string;
  topic: string;
  synonyms?: string;
};

const of = (topic: string, rows: [slug: string, question: string, answer: string, synonyms?: string][]) =>
  rows.map(
    ([slug, question, answer, synonyms]): TestArticle => ({ slug, question, answer, topic, synonyms }),
  );

export const HELP_ARTICLES: TestArticle[] = [
  ...of('Dues', [
    [
      'send-a-reminder',
      'Send a reminder to the right people',
      'A reminder goes to everyone who owes something and is marked Active. Check the list once before the first round of a term.',
      'late dues, overdue, unpaid, nudge, chase',
    ],
    [
      'payment-plan',
      'Set up a payment plan',
      'Split what a member owes into parts, each with its own date. The plan stops the reminders of that member until a part is late.',
      'installments, pay monthly, split payment',
    ],
    [
      'record-cash',
      'Record a payment made in cash',
      'Open the member, choose Add payment and Cash. The treasurer’s name is noted beside the amount.',
      'check, venmo, paid by hand',
    ],
    [
      'close-a-term',
      'Close a term',
      'Closing a term freezes its amounts and carries what is still open into the next one.',
      'end of semester, year end',
    ],
    [
      'refund-dues',
      'Give money back to a member',
      'A refund goes to the card that paid. It takes up to ten days until the bank shows it.',
      'refund, chargeback, overpaid',
    ],
    [
      'change-amount',
      'Change what one member has to pay',
      'Scholarships and study abroad: open the member, then Amount. Only that member’s term changes.',
      'discount, reduce dues, waive',
    ],
    [
      'late-fee',
      'Charge a late fee',
      'A fee is added once, a number of days after the due date. You choose the amount and the days.',
      'penalty, fine',
    ],
    [
      'card-declined',
      'When a card is declined',
      'The bank refused the charge. The member can try another card or pay by bank transfer.',
      'payment failed, credit card error',
    ],
    [
      'export-payments',
      'Download all payments for the accountant',
      'Choose a term, then Export. The file is a spreadsheet with one row for each payment.',
      'csv, excel, bookkeeping, tax',
    ],
    [
      'bank-account',
      'Connect the chapter’s bank account',
      'You need the routing and the account number, and the chapter’s tax number. The bank checks them within two days.',
      'payouts, deposit, EIN',
    ],
  ]),
  ...of('Roster', [
    [
      'import-roster',
      'Import a roster',
      'Save your sheet as CSV. Each row is a member; the first row names the columns. A list shows what will change before anything is imported.',
      'upload members, spreadsheet, bring in',
    ],
    [
      'move-to-alumni',
      'Move members to alumni',
      'When a roster was imported without graduation years, everyone counts as Active. Choose the members and set the year.',
      'graduates, seniors, graduation',
    ],
    [
      'officer-access',
      'Give an officer access',
      'Open the member and choose a role. What the role may see and change takes effect at once.',
      'permissions, admin rights, promote',
    ],
    [
      'correct-a-name',
      'Correct a name or an email address',
      'Members correct their own; officers correct anybody’s. The old address gets a note.',
      'typo, misspelled, change email',
    ],
    [
      'remove-member',
      'Take somebody off the roster',
      'Their payments and attendance stay in the records of the term. They cannot sign in anymore.',
      'delete member, dropped, expelled, leave',
    ],
    [
      'add-new-members',
      'Add a new member class',
      'Create the class, then send one link. Whoever opens it fills in the form and joins the class.',
      'pledges, rushees, recruits, invite',
    ],
    [
      'big-little',
      'Pair bigs and littles',
      'Each new member ranks three choices. The pairs are shown to the educator first and to all on reveal day.',
      'mentor, lineage, family tree',
    ],
    [
      'greek-letters',
      'Show the chapter’s letters correctly',
      'Type the letters as they are, such as ΣΧ or ΓΩΛ, or their names. Search finds both.',
      'alphabet, symbols, sigma, omega',
    ],
    [
      'duplicate-members',
      'Merge the same person twice in the list',
      'Choose both rows and Merge. The newer address is kept, and all payments stay.',
      'double entry, twins',
    ],
    [
      'emergency-contact',
      'Keep an emergency contact',
      'Members enter a person to call. Only the president and the risk manager see it.',
      'parents, ICE, phone number, next of kin',
    ],
  ]),
  ...of('Events and check-in', [
    [
      'check-in',
      'Check members in at the door',
      'Open the event and show the code, or scan the codes on the members’ phones. Attendance counts at once.',
      'attendance, sign in sheet, QR',
    ],
    [
      'code-will-not-scan',
      'When the code will not scan',
      'Turn up the brightness, then type the six digits below the code. It is new each minute.',
      'camera, barcode, broken QR',
    ],
    [
      'bring-guests',
      'Bring guests',
      'Each member may put up to five people on the list. Guests get their own code by email.',
      'plus one, date, visitors, friends',
    ],
    [
      'create-event',
      'Create an event',
      'Name, place, time, and whether everybody has to come. It appears in all calendars.',
      'new meeting, schedule, formal, mixer',
    ],
    [
      'excuse-absence',
      'Excuse somebody who cannot come',
      'The member gives a reason before the event starts. An officer accepts or declines it.',
      'absent, sick, miss a meeting',
    ],
    [
      'calendar-feed',
      'See chapter events in your own calendar',
      'Copy the address of the feed and paste it into Google, Apple or Outlook. It updates each hour.',
      'ical, sync, subscribe',
    ],
    [
      'sober-monitors',
      'Plan sober monitors for a party',
      'The plan wants one monitor for each fifteen guests. The list goes to the council by itself.',
      'risk management, designated driver, safety',
    ],
    [
      'study-hours',
      'Count study hours',
      'A member starts the clock in the library and stops it there. Officers see the sum of each week.',
      'academics, grades, GPA',
    ],
    [
      'service-hours',
      'Log community service',
      'Enter the hours with the name of the organization. Its contact confirms them with one click.',
      'volunteering, philanthropy',
    ],
    [
      'cancel-event',
      'Call off an event',
      'Everybody who had accepted gets a message, and guests get an email. Paid tickets are returned.',
      'postpone, move to another day',
    ],
  ]),
  ...of('Your account', [
    [
      'hand-over',
      'Hand over to the next officers',
      'Name the successors on one page. On the day that you choose, all roles change hands together.',
      'handover, elections, transition, successor',
    ],
    [
      'sign-in-without-password',
      'Sign in without a password',
      'We email you a link that works once, for fifteen minutes. Or use a passkey of your phone.',
      'forgot password, magic link, login, locked out',
    ],
    [
      'who-sees-what',
      'Who can see what',
      'Members see names and years. Only the treasurer sees payments, and only the president sees notes.',
      'privacy, visibility, confidential',
    ],
    [
      'new-phone',
      'Move to a new phone',
      'Sign in on the new one with your email address, then remove the old one under Devices.',
      'lost phone, replaced device',
    ],
    [
      'notifications',
      'Choose which messages you get',
      'Under Notifications each kind has three switches: push, email, and none at night.',
      'mute, spam, turn off alerts, quiet',
    ],
    [
      'message-everyone',
      'Write to the whole chapter',
      'Announcements reach everybody by push and email. Answers come only to you.',
      'broadcast, group text, mass email',
    ],
    [
      'delete-account',
      'Delete your account',
      'Your name, address and pictures go within thirty days. Sums of payments stay without your name.',
      'erase, GDPR, close my profile',
    ],
    [
      'invoice-for-chapter',
      'Find the chapter’s own invoice',
      'What the chapter pays for the app is under Plan. The invoice is a PDF on the first of each month.',
      'receipt, billing, subscription price',
    ],
    [
      'national-office',
      'Share reports with the national office',
      'Choose which figures headquarters sees. They get numbers, never names.',
      'HQ, headquarters, nationals',
    ],
    [
      'dark-screen',
      'Make the screen dark',
      'The app follows the setting of your phone. Under Appearance you choose for yourself.',
      'night mode, theme, brightness',
    ],
  ]),
];

/**
 * What people type, and the article that a person would hand them. The search was tuned on every second question,
 * from the first; the others examine it.
 */
export const HELP_QUESTIONS: [asked: string, slug: string][] = [
  // as written
  ['import roster', 'import-roster'],
  ['payment plan', 'payment-plan'],
  ['send reminder', 'send-a-reminder'],
  ['close term', 'close-a-term'],
  ['check in at the door', 'check-in'],
  ['bring guests', 'bring-guests'],
  ['sign in without password', 'sign-in-without-password'],
  ['who can see payments', 'who-sees-what'],
  ['hand over officers', 'hand-over'],
  ['study hours', 'study-hours'],
  // whole sentences
  ['How do I import our members from a spreadsheet?', 'import-roster'],
  ['how can I give money back to someone', 'refund-dues'],
  ['my card was declined what now', 'card-declined'],
  ['how do we add the new member class', 'add-new-members'],
  ['can a member pay dues in parts', 'payment-plan'],
  ['a member paid me in cash', 'record-cash'],
  ['the code will not scan at the door', 'code-will-not-scan'],
  ['how do I see events in my own calendar', 'calendar-feed'],
  ['I want to delete my account', 'delete-account'],
  ['someone is on the list twice', 'duplicate-members'],
  // plural, other forms
  ['importing rosters', 'import-roster'],
  ['payment plans', 'payment-plan'],
  ['reminders', 'send-a-reminder'],
  ['refunds', 'refund-dues'],
  ['creating events', 'create-event'],
  ['guest', 'bring-guests'],
  ['merging members', 'duplicate-members'],
  ['late fees', 'late-fee'],
  ['invoices', 'invoice-for-chapter'],
  ['emergency contacts', 'emergency-contact'],
  // typos
  ['imoprt rooster', 'import-roster'],
  ['remnider', 'send-a-reminder'],
  ['paymnet plan', 'payment-plan'],
  ['refnud', 'refund-dues'],
  ['pasword', 'sign-in-without-password'],
  ['calender', 'calendar-feed'],
  ['alumini', 'move-to-alumni'],
  ['recieve notificatons', 'notifications'],
  ['attendence', 'check-in'],
  ['comunity servise', 'service-hours'],
  ['oficer acess', 'officer-access'],
  ['emergancy', 'emergency-contact'],
  // Greek
  ['ΣΧ', 'greek-letters'],
  ['ΓΩΛ', 'greek-letters'],
  ['sigma chi letters', 'greek-letters'],
  ['gamma omega lambda', 'greek-letters'],
  ['type ΑΦΑ letters', 'greek-letters'],
  ['σχ', 'greek-letters'],
  // words that editors keep
  ['late dues', 'send-a-reminder'],
  ['installments', 'payment-plan'],
  ['pledges', 'add-new-members'],
  ['handover', 'hand-over'],
  ['designated driver', 'sober-monitors'],
  ['HQ report', 'national-office'],
  ['venmo', 'record-cash'],
  ['plus one', 'bring-guests'],
  ['night mode', 'dark-screen'],
  ['forgot password', 'sign-in-without-password'],
  ['seniors graduating', 'move-to-alumni'],
  ['mass email', 'message-everyone'],
];

type Query = (text: string, values: unknown[]) => Promise<unknown>;

const ADD = `insert into help_articles (question, slug, answer, topic, audience, synonyms, owner, checked_on, _status, updated_at, created_at)
  values ($1, $2, $3, $4, 'Everyone', $5, 'Help desk', now(), 'published', now(), now())`;

/** Publishes them by plain SQL: the database itself keeps the search's index. */
export async function addHelpArticles(query: Query, articles = HELP_ARTICLES): Promise<void> {
  for (const { question, slug, answer, topic, synonyms } of articles)
    await query(ADD, [question, slug, answer, topic, synonyms ?? '']);
}

/** Copies of them, with the text of others and a word of their own, until there are as many. */
export async function addManyHelpArticles(query: Query, many: number): Promise<void> {
  await query(
    `insert into help_articles (question, slug, answer, topic, audience, synonyms, owner, checked_on, _status)
     select a.question || ' ' || md5(n::text), a.slug || '-' || n,
       a.answer || ' ' || (select string_agg(b.answer, ' ') from help_articles b where b.id % 9 = n % 9),
       a.topic, 'Everyone', a.synonyms, 'Help desk', now(), 'published'
     from help_articles a, generate_series(1, $1::int / 40 - 1) as n`,
    [many],
  );
  await query('vacuum analyze site.help_search', []);
  await query('vacuum analyze site.help_vocabulary', []);
}
