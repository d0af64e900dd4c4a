/** Submissions per hour from one network address, unless the environment sets another number; 0 = any number. */
export type RateLimit = { setting: `RATE_LIMIT_${string}`; standard: number };

/** What the site needs to know about a form besides its fields, which are in its feature's contract. */
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

/** Whoever asks something, by whichever form or by email, counts by this number. */
export const QUESTIONS = { setting: 'RATE_LIMIT_SUPPORT', standard: 20 } as const satisfies RateLimit;
