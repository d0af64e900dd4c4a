/** The policies that everybody who sends something is shown; a submission records their effective versions. */
export const POLICIES = [
  { slug: 'privacy-policy', label: 'Privacy Policy', path: '/privacy-policy', noun: 'policy' },
  { slug: 'terms', label: 'Terms of Service', path: '/terms', noun: 'policy' },
  { slug: 'cookies', label: 'Cookie Policy', path: '/cookies', noun: 'policy' },
  { slug: 'gdpr', label: 'GDPR', path: '/gdpr', noun: 'policy' },
] as const;

/** Each policy with the number of its effective version on that day: `privacy-policy 3, terms 1`. */
export type PoliciesInForce = string;

/** A policy's day begins at midnight UTC, at the same time for every reader. */
export const today = (): string => new Date().toISOString().slice(0, 10);
