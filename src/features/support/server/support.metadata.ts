import type { PageFacts } from '@/server/page-metadata';

export const supportFacts = (): PageFacts => ({
  title: 'Support',
  description: 'Write to us about anything your chapter needs. We respond within 24 hours.',
  card: { motif: { kind: 'count', count: 24, unit: 'hours' } },
});
