import { application, call, query, send, someone, ticket } from '../../support/api';
import { type EditedDocument, type EditingRow, type Reading, rowsOn } from './row';
import { pageWithSeats } from './texts';

const HOME = 'section[aria-labelledby="benefits-title"]';
const COLORS = 'main section:has(a[href="/social-media"]) li';
const MARK = 'M4 4h24v24H4z';

/** The number that a new support request gets. */
const ticketNumber: Reading = async (site) => (await send(site, '/api/support', ticket())).text;

/** Recipient of the team's email about a new application. */
const applicationMail: Reading = async (site) => {
  const email = someone();
  const { status, text } = await send(site, '/api/waitlist', application({ email }));
  if (status !== 201) throw new Error(text);
  const mails = await query<{ to: string }>(site, 'select "to" from mails where text like $1', [
    `%${email}%`,
  ]);
  return mails.map(({ to }) => to).join(' ');
};

const text =
  (path: string): Reading =>
  async (site) =>
    (await call(site, path)).text;

const pageText = text('/');

const identity: EditingRow[] = [
  ...rowsOn('/', [
    ['name', 'Portico', 'header .lockup span'],
    ['tagline', 'Hold the roof up together.', 'h1'],
    ['motto', 'ΜΗΔΕΝ ΑΓΑΝ', 'main p[lang="el"]'],
    ['markPath', MARK, 'header .lockup path@d'],
  ]),
  { field: 'prefix', text: 'PTC', on: '/support', place: ticketNumber, reads: '"PTC-' },
];

const addresses: EditingRow[] = [
  ...rowsOn('/links', [['siteUrl', 'https://house.example/', 'main a.button@href']]),
  {
    field: 'mailboxes.contact',
    text: 'doors@portico.example',
    on: '/.well-known/security.txt',
    place: text('/.well-known/security.txt'),
  },
  ...rowsOn('/support', [['mailboxes.support', 'desk@portico.example', 'main dl a[href^="mailto:"]']]),
  { field: 'mailboxes.applications', text: 'founders@portico.example', on: '/', place: applicationMail },
  {
    field: 'mailboxes.quotes',
    text: 'shirts@portico.example',
    on: '/merch/quote',
    place: text('/merch/quote?refused=design'),
  },
  ...rowsOn('/', [
    ['social.x', 'https://x.com/portico', '.site-footer-base li:nth-child(1) a@href'],
    ['social.facebook', 'https://www.facebook.com/portico', '.site-footer-base li:nth-child(2) a@href'],
    ['social.instagram', 'https://www.instagram.com/portico', '.site-footer-base li:nth-child(3) a@href'],
    [
      'social.linkedin',
      'https://www.linkedin.com/company/portico',
      '.site-footer-base li:nth-child(4) a@href',
    ],
  ]),
  {
    field: 'social.tiktok',
    text: 'https://www.tiktok.com/@porticoapp',
    on: '/',
    place: pageText,
  },
];

const program: EditingRow[] = rowsOn('/', [
  ['seatsTotal', '120', '#waitlist', 'of 120 founding spots left'],
  ['answerDays', '6', text('/waitlist/submit?sent=yes'), 'within 6 business days'],
  [
    'announcements.0.text',
    '{seats} PLACES IN A NEW ROW',
    'section[aria-label="Announcements"]',
    '120 PLACES IN A NEW ROW',
  ],
  ['announcements.4.text', 'AN ANNOUNCEMENT THAT WAS ADDED', 'section[aria-label="Announcements"]'],
  ['announcementFull', 'ALL {seats} ARE GONE', pageWithSeats('/', -20), 'ALL 120 ARE GONE'],
  ['benefits.0.title', 'First benefit', `${HOME} ol li:first-child h3`],
  ['benefits.0.text', 'What the first benefit gives.', `${HOME} ol li:first-child p`],
  ['claims.0.text', 'A key to the archive', '#waitlist'],
  ['partnerChapters.0.name', 'Omega Omega Omega', HOME],
  ['partnerChapters.0.school', 'Nowhere State', HOME],
  ['partnerChapters.0.letters', 'ΩΩΩ', HOME],
]);

/** The style sheet of the page itself. */
const onPages = ([field, text]: [string, string]): EditingRow => ({ field, text, on: '/', place: pageText });

const looks: EditingRow[] = [
  ...rowsOn('/press', [
    ['colors.primary', '#7a3aee', `${COLORS}:nth-child(1)`],
    ['colors.accent', '#a955f8', `${COLORS}:nth-child(2)`],
    ['colors.light', '#c184fd', `${COLORS}:nth-child(3)`],
    ['colors.print', '#604b8c', `${COLORS}:nth-child(4)`],
    ['colors.printAccent', '#8a60e3', `${COLORS}:nth-child(5)`],
  ]),
  ...(
    [
      ['colors.paper', '#fbf7ef'],
      ['colors.ink', '#1c1134'],
      ['colors.highlight', '#c89b46'],
    ] as [string, string][]
  ).map(onPages),
];

const giveaway = rowsOn('/links', [['prize', '$999', 'h1', 'Win $999!']]);

export const brand: EditedDocument = {
  global: 'brand',
  previews: ['/', '/links', '/support', '/merch'],
  adds: { 'announcements.4.text': 'announcements' },
  tabs: {
    name: 'Identity',
    siteUrl: 'Addresses',
    seatsTotal: 'Founding program',
    prize: 'Giveaway',
    'colors.primary': 'Looks',
  },
  rows: [...identity, ...addresses, ...program, ...giveaway, ...looks],
};
