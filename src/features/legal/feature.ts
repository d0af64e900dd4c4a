import type { Feature } from '@/core/shared/feature';
import { POLICY_TEXTS } from './contract.texts';

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
  words: [POLICY_TEXTS],
} as const satisfies Feature;
