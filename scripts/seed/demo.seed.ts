/** Invented people and chapters for a realistic back office. Every row is marked by its reference. */
export const SAMPLE = 'sample-';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const mailbox = (name: string) => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@sample.example`;
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const PEOPLE = [
  'Maya Castellanos',
  'Jordan Reyes',
  'Priya Nair',
  'Amara Lewis',
  'Devon Ochoa',
  'Eli Whitman',
  'Tessa Lindqvist',
  'Marcus Bell',
  'Noor Haddad',
  'Silas Okafor',
  'Ingrid Solheim',
  'Theo Marchetti',
];
const CHAPTERS = [
  'Xi Psi Omega, Delta chapter',
  'Gamma Omega Lambda',
  'Psi Delta Xi',
  'Theta Psi Gamma, Alpha chapter',
  'Omega Xi Theta',
  'Lambda Gamma Psi',
  'ΔΞΩ at Fenmore',
];
const STATUSES = [
  'accepted',
  'pending-review',
  'in-review',
  'accepted',
  'pending-review',
  'waitlisted',
  'declined',
] as const;
const SIZES = ['51-100', '26-50', '101+', '1-25'] as const;

export const demoApplications = Array.from({ length: 28 }, (_, i) => ({
  fullName: pick(PEOPLE, i * 5),
  email: mailbox(pick(PEOPLE, i * 5)),
  organization: pick(CHAPTERS, i * 3),
  organizationSize: pick(SIZES, i),
  // The newest ones are unread.
  status: i < 5 ? ('pending-review' as const) : pick(STATUSES, i),
  reference: `${SAMPLE}application-${i + 1}`,
  createdAt: ago(0.2 + i * 1.05),
}));

const QUESTIONS = [
  [
    'Dues reminder went to alumni',
    'billing',
    'high',
    'Our spring reminder reached forty alumni. How do we leave them out next time?',
  ],
  [
    'Cannot import our roster',
    'technical',
    'urgent',
    'The spreadsheet has 84 rows and the import stops at row 12. We need it before chapter on Sunday.',
  ],
  [
    'Moving treasurer access',
    'account',
    'medium',
    'Our treasurer graduates in May. How do we hand the office over without losing the books?',
  ],
  [
    'Training for new officers',
    'training',
    'low',
    'Is there a walk-through that we can watch together at the officers’ retreat?',
  ],
  [
    'Check-in by row, not by door',
    'feature',
    'low',
    'At formal we have two doors. Could each have a code of its own, counted together?',
  ],
  [
    'Receipt for the national office',
    'billing',
    'medium',
    'Nationals asks for a receipt with our chapter number on it. Where can we add that?',
  ],
  [
    'Greek letters in the name',
    'other',
    'low',
    'Our name is ΔΞΩ and should be written so everywhere, please. Thank you!',
  ],
] as const;
const TICKET_STATUSES = ['new', 'open', 'waiting-on-you', 'resolved', 'closed'] as const;

/** @param prefix of ticket ids, the brand's */
export const demoTickets = (prefix: string) =>
  Array.from({ length: 14 }, (_, i) => {
    const [subject, category, priority, message] = pick(QUESTIONS, i);
    const days = 0.1 + i * 1.7;
    return {
      ticketId: `${prefix}-${Date.now() - Math.round(days * DAY)}`,
      name: pick(PEOPLE, i * 7),
      email: mailbox(pick(PEOPLE, i * 7)),
      subject,
      category,
      priority,
      message,
      status: i < 3 ? ('new' as const) : pick(TICKET_STATUSES, i),
      reference: `${SAMPLE}ticket-${i + 1}`,
      createdAt: ago(days),
    };
  });

export const demoSubscribers = Array.from({ length: 36 }, (_, i) => ({
  email: `reader${i + 1}@sample.example`,
  name: i % 3 === 0 ? pick(PEOPLE, i) : undefined,
  state:
    i % 9 === 8 ? ('unsubscribed' as const) : i % 6 === 5 ? ('pending' as const) : ('confirmed' as const),
  reference: `${SAMPLE}reader-${i + 1}`,
  createdAt: ago(i * 0.8),
}));
