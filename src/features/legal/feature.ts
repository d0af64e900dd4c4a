import type { Feature } from '@/core/shared/feature';
import { LEGAL_TEXTS } from './contract';
import { POLICY_TEXTS } from './contract.texts';

const published = LEGAL_TEXTS.map(
  ({ slug }) => `select '${slug}' as policy from ${slug.replaceAll('-', '_')} where _status = 'published'`,
).join(' union all ');

export const legal = {
  name: 'legal',
  pages: [
    { path: '/privacy-policy', label: 'Privacy Policy', isIndexable: true, place: 4 },
    { path: '/terms', label: 'Terms of Service', isIndexable: true, place: 9 },
    { path: '/cookies', label: 'Cookie Policy', isIndexable: true, place: 10 },
    { path: '/gdpr', label: 'GDPR', isIndexable: true, place: 11 },
    { path: '/links/rules', label: 'Official Rules', isIndexable: true, place: 16 },
  ],
  // A text's history, one version, and what it changed.
  cached: [{ at: /^\/(links\/)?[a-z-]+\/history(\/[1-9]\d{0,8}(\/changes)?)?$/ }],
  previews: [
    { page: 'privacy-policy', path: '/privacy-policy', document: 'privacy-policy' },
    { page: 'terms', path: '/terms', document: 'terms' },
    { page: 'cookies', path: '/cookies', document: 'cookies' },
    { page: 'gdpr', path: '/gdpr', document: 'gdpr' },
    { page: 'links-rules', path: '/links/rules', document: 'official-rules' },
    { page: 'policy-pages', path: '/terms', document: 'policy-pages' },
    { page: 'policy-history', path: '/terms', document: 'policy-pages', shows: 'policy-history' },
  ],
  // Each version that is effective or has yet to take effect, under the name of the policy's table: its form is where
  // the version is corrected.
  published: [
    `select replace(version.policy::text, '-', '_') as subject, version.id as record_id, null as above, null as name,
      version.title::text as title
      from policy_versions as version
      join (${published}) as published on published.policy = version.policy::text
      where not exists (
        select from policy_versions as later
        where later.policy = version.policy and later.number > version.number
          and (later.effective_date at time zone 'UTC')::date
            <= greatest((version.effective_date at time zone 'UTC')::date, (now() at time zone 'UTC')::date)
      )`,
  ],
  words: [POLICY_TEXTS],
} as const satisfies Feature;
