import type { PageFacts } from '@/server/page-metadata';
import type { SupportWords } from '../contract.texts';

export const supportFacts = ({ search: { title, description } }: SupportWords): PageFacts => ({
  title,
  description,
  card: { motif: { kind: 'count', count: 24, unit: 'hours' } },
});
