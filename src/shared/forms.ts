import { FILE_BODY } from './record-files';

/** Submissions per hour from one network address, unless the environment sets another number; 0 = any number. */
export type RateLimit = { setting: `RATE_LIMIT_${string}`; standard: number };

/** What the site needs to know about a form besides its fields, which are in its room's contract. */
export type Form = {
  /** The prefix of its limit counters. */
  name: string;
  /** GET shows a page, POST takes the form without JavaScript. */
  path: `/${string}`;
  /** The endpoint for scripts, which send JSON. */
  api?: `/api/${string}`;
  /** Forms with the same setting share the number, but are counted separately. */
  limit?: RateLimit;
  /** For a form with a file: the largest body in bytes, and the longest time in ms that it may take to arrive. */
  body?: { bytes: number; milliseconds: number };
  /** Whether the browser, when the site fails, uses the form service, and then offers the form as a file. */
  hasFallback?: boolean;
};

const supportLimit = { setting: 'RATE_LIMIT_SUPPORT', standard: 20 } as const;

export const supportForm = {
  name: 'support',
  path: '/support/submit',
  api: '/api/support',
  limit: supportLimit,
  hasFallback: true,
} as const satisfies Form;

/** Looks up a ticket by its ID and address; a signed token below this path opens one. */
export const statusForm = {
  name: 'status',
  path: '/support/status',
  limit: supportLimit,
} as const satisfies Form;

/** Receives what a requester adds to a ticket. */
export const messageForm = {
  name: 'messages',
  path: '/support/status/message',
  limit: supportLimit,
  body: FILE_BODY,
} as const satisfies Form;

export const newsletterForm = {
  name: 'newsletter',
  path: '/newsletter/submit',
  api: '/api/newsletter',
  limit: { setting: 'RATE_LIMIT_NEWSLETTER', standard: 100 },
} as const satisfies Form;

/** Pages that emails link to: GET shows a button, POST acts. A signed token says who may press it. */
export const confirmForm = {
  name: 'newsletter-confirm',
  path: '/newsletter/confirm',
} as const satisfies Form;
export const unsubscribeForm = {
  name: 'newsletter-unsubscribe',
  path: '/newsletter/unsubscribe',
} as const satisfies Form;

/** What a subscriber changes: their name, and whether they get the newsletter. */
export const preferencesForm = {
  name: 'newsletter-preferences',
  path: '/newsletter/preferences',
} as const satisfies Form;

export const waitlistForm = {
  name: 'waitlist',
  path: '/waitlist/submit',
  api: '/api/waitlist',
  limit: { setting: 'RATE_LIMIT_WAITLIST', standard: 30 },
  hasFallback: true,
} as const satisfies Form;

/** Scripts post to its page's path too, because a file does not fit into JSON. */
export const quoteForm = {
  name: 'quotes',
  path: '/merch/quote',
  limit: { setting: 'RATE_LIMIT_QUOTES', standard: 20 },
  body: { bytes: 11 * 1024 * 1024, milliseconds: 180_000 },
} as const satisfies Form;

/** Looks a name up in the list of a draw; its round is a field. It is counted with the lookups of scripts. */
export const lookupForm = {
  name: 'draw-lookup',
  path: '/links/draw/lookup',
} as const satisfies Form;

/** 'Did this help?' below a help article; scripts post it to the search's address. */
export const helpFeedbackForm = {
  name: 'help-feedback',
  path: '/help/feedback',
  api: '/api/help',
  limit: supportLimit,
} as const satisfies Form;

/**
 * Every form of the public site. Its address without JavaScript, body limit, rate limit and setting all come from
 * this list; add a new form here, and its handler in `src/app/form-endpoints/`.
 */
const FORMS = [
  supportForm,
  statusForm,
  messageForm,
  newsletterForm,
  confirmForm,
  unsubscribeForm,
  preferencesForm,
  waitlistForm,
  quoteForm,
  lookupForm,
  helpFeedbackForm,
] as const satisfies readonly Form[];

/** Each shows a page when it is opened. */
export const FORM_PATHS: readonly string[] = FORMS.map(({ path }) => path);

export type FormPath = (typeof FORMS)[number]['path'];

export const findForm = (path: string): Form | undefined => FORMS.find((form) => form.path === path);

type Limited = Extract<(typeof FORMS)[number], { limit: RateLimit }>;
export type FormSetting = Limited['limit']['setting'];

/** Each setting with its default. */
export const FORM_SETTINGS = Object.fromEntries(
  FORMS.flatMap((form) => ('limit' in form ? [[form.limit.setting, form.limit.standard]] : [])),
) as Record<FormSetting, number>;
