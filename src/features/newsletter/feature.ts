import type { Feature } from '@/core/shared/feature';
import { NEWSLETTER_TEXTS } from './contract.texts';
import { issueStates } from './rules/issue-states';
import { confirmForm, newsletterForm, preferencesForm, unsubscribeForm } from './rules/newsletter-forms';

export const newsletter = {
  name: 'newsletter',
  closes: ['/newsletter', newsletterForm.api, '#newsletter'],
  answers: [{ path: '/newsletter', isCached: true }],
  cached: [
    {
      // An issue; the other pages show something to one visitor.
      at: /^\/newsletter\/(?!(confirm|preferences|submit|unsubscribe|opengraph-image)$)[a-z0-9]+(-[a-z0-9]+)*$/,
      isGuessable: true,
    },
  ],
  forms: [newsletterForm, confirmForm, unsubscribeForm, preferencesForm],
  previews: [{ page: 'newsletter-form', path: '/', document: 'newsletter-form' }],
  published: [
    `select 'newsletter_issues' as subject, id as record_id, '/newsletter' as above, slug::text as name,
      subject::text as title
      from newsletter_issues where started_at is not null and slug is not null and is_public`,
  ],
  words: [NEWSLETTER_TEXTS],
  states: { issues: issueStates },
} as const satisfies Feature;
