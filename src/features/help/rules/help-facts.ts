import { type Form, QUESTIONS } from '@/kit/shared/form';

export { QUESTION_MAX } from '@/core/shared/article-draft';

/** 'Did this help?' below a help article; scripts post it to the search's address. */
export const helpFeedbackForm = {
  name: 'help-feedback',
  path: '/help/feedback',
  api: '/api/help',
  limit: QUESTIONS,
} as const satisfies Form;

export const HELP_PATH = '/help';
export const HELP_API = helpFeedbackForm.api;
export const SEARCH_PATH = '/help/search';

/** From this many published articles on, /help exists; before, it leads to /support. */
export const HELP_FROM = 3;
/** From this many on, the knowledge base on /support finds them. */
export const PANEL_FROM = 5;

/** Days after which the page says that an article was checked long ago, and the board asks for a check. */
export const CHECKED_LONG_AGO = 180;
export const CHECK_AGAIN = 365;

/** Addresses below /help that are no articles. */
export const RESERVED_SLUGS = ['search', 'feedback'];
export const SHORT_ANSWER_MAX = 600;

export const SEARCH_MAX = 200;
export const SEARCH_MIN = 2;
/** A subject with at least this many letters is compared with the articles. */
export const SUBJECT_MIN = 8;
/** Answers shown below a subject and in the panel. */
export const FEW = 3;

export const articlePath = (slug: string) => `${HELP_PATH}/${slug}`;
export const searchPath = (words: string) => `${SEARCH_PATH}?q=${encodeURIComponent(words)}`;
export const topicPath = (topic: string) => `${SEARCH_PATH}?topic=${encodeURIComponent(topic)}`;
/** The support form with its subject filled in. */
export const askPath = (subject: string) => `/support?subject=${encodeURIComponent(subject)}#request`;

/** Letters of what was missing in an article. */
export const MISSING_MAX = 500;
