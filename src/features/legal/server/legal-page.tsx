import type { Metadata } from 'next';
import { LEGAL_TEXTS, type LegalSlug } from '../contract';
import { LegalPage } from '../ui/legal-page';
import { LegalPageWithoutText } from '../ui/legal-page-without-text';
import { getLegalText } from './legal.queries';

/** Metadata and page of one policy, for its route. */
export function legalPage(slug: LegalSlug) {
  const label = LEGAL_TEXTS.find((text) => text.slug === slug)?.label ?? slug;

  async function generateMetadata(): Promise<Metadata> {
    const text = await getLegalText(slug);
    const alternates = { canonical: `/${slug}` };
    if (!text) return { title: label, alternates, robots: { index: false } };
    return { title: text.title, description: text.description, alternates };
  }

  async function Page() {
    const text = await getLegalText(slug);
    return text ? <LegalPage text={text} /> : <LegalPageWithoutText label={label} />;
  }

  return { generateMetadata, Page };
}
