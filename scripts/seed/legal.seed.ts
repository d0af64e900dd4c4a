import { readFile } from 'node:fs/promises';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import { LEGAL_TEXTS, type LegalSlug } from '@/features/legal/contract';

/** Dates, not times: noon UTC is the same date everywhere in the Americas and Europe. */
const day = (date: string) => `${date}T12:00:00.000Z`;

const VERSION_1: Record<LegalSlug, { title: string; date: string }> = {
  'privacy-policy': { title: 'Privacy Policy', date: '2025-07-24' },
  terms: { title: 'Terms of Service', date: '2025-07-26' },
  cookies: { title: 'Cookie Policy', date: '2025-07-26' },
  gdpr: { title: 'GDPR Compliance', date: '2025-07-26' },
  'official-rules': { title: 'Official Rules', date: '2025-07-26' },
};

const readText = (slug: LegalSlug) => readFile(new URL(`./legal/${slug}.md`, import.meta.url), 'utf8');

async function seedText(payload: Payload, slug: LegalSlug) {
  const { title, date } = VERSION_1[slug];
  const editorConfig = await editorConfigFactory.default({ config: payload.config });
  const body = convertMarkdownToLexical({ editorConfig, markdown: await readText(slug) });
  await payload.updateGlobal({
    slug,
    data: { title, body, effectiveDate: day(date), lastUpdated: day(date), _status: 'published' },
    overrideAccess: true,
  });
}

export async function seedLegalTexts(payload: Payload) {
  for (const { slug } of LEGAL_TEXTS) {
    const current = await payload.findGlobal({ slug, overrideAccess: true });
    if (!current.title) await seedText(payload, slug);
  }
}
