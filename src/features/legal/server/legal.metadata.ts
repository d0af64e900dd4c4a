import type { PageFacts } from '@/server/page-metadata';
import { LEGAL_TEXTS, type LegalSlug } from '../contract';
import { getPolicyPage } from './legal.queries';

export const legalLabel = (slug: LegalSlug) => LEGAL_TEXTS.find((text) => text.slug === slug)?.label ?? slug;

const card: PageFacts['card'] = { motif: { kind: 'document' } };

export async function legalFacts(slug: LegalSlug): Promise<PageFacts> {
  const page = await getPolicyPage(slug);
  if (!page) return { title: legalLabel(slug), description: 'We are revising this text.', isEmpty: true };
  const { title, description, lastUpdated } = page.text;
  return { title, description, changedAt: lastUpdated, card };
}
