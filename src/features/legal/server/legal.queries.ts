import { cache } from 'react';
import { readingDrafts } from '@/core/server/draft-mode';
import { getPayloadClient } from '@/core/server/payload';
import { today } from '@/core/shared/policies-in-force';
import type { ChangesView, LegalSlug, LegalView, PolicyPage, PolicyVersionView } from '../contract';
import { toChangesView } from './compare/changes-view';
import { firstComing, withVersionStatus } from './effective-versions';
import { draftText, toLegalView, toVersionView } from './legal.view';

/** Staff may withdraw a policy; its versions stay, but none of them is effective then. */
async function isPublished(slug: LegalSlug): Promise<boolean> {
  const payload = await getPayloadClient();
  const { _status } = await payload.findGlobal({
    slug,
    draft: false,
    depth: 0,
    select: { _status: true },
    overrideAccess: true,
  });
  return _status === 'published';
}

/** Every published version without its text, newest first, with its state; read once per request. */
export const getVersions = cache(async (slug: LegalSlug): Promise<PolicyVersionView[]> => {
  const payload = await getPayloadClient();
  const [published, { docs }] = await Promise.all([
    isPublished(slug),
    payload.find({
      collection: 'policy-versions',
      where: { policy: { equals: slug } },
      sort: '-number',
      pagination: false,
      depth: 0,
      select: {
        number: true,
        title: true,
        effectiveDate: true,
        lastUpdated: true,
        changeNote: true,
        publishedAt: true,
      },
      overrideAccess: true,
    }),
  ]);
  return withVersionStatus(docs.map(toVersionView), today(), published);
});

/** The text of one version; null when there is no such version. */
export const getVersionText = cache(async (slug: LegalSlug, number: number): Promise<LegalView | null> => {
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'policy-versions',
    where: { policy: { equals: slug }, number: { equals: number } },
    limit: 1,
    pagination: false,
    depth: 1,
    overrideAccess: true,
  });
  return docs[0] ? toLegalView(docs[0], today()) : null;
});

async function getDraft(slug: LegalSlug): Promise<PolicyPage> {
  const payload = await getPayloadClient();
  const draft = await payload.findGlobal({ slug, draft: true, depth: 1, overrideAccess: true });
  return { text: toLegalView(draftText(draft, today()), today()), number: null, coming: null };
}

/**
 * What a policy's own address shows: the effective version or, before there is one, the first to take effect.
 * @returns null when there is none, or staff have withdrawn the policy
 */
export const getPolicyPage = cache(async (slug: LegalSlug): Promise<PolicyPage | null> => {
  if (readingDrafts(slug)) return getDraft(slug);
  const versions = await getVersions(slug);
  const coming = firstComing(versions) ?? null;
  const inForce = versions.find(({ status }) => status.kind === 'in-force');
  const shown = inForce ?? coming;
  const text = shown && (await getVersionText(slug, shown.number));
  return text ? { text, number: shown.number, coming: inForce ? coming : null } : null;
});

/** @returns null when the version does not exist or is the first */
export const getChanges = cache(async (slug: LegalSlug, number: number): Promise<ChangesView | null> => {
  const [versions, text, before] = await Promise.all([
    getVersions(slug),
    getVersionText(slug, number),
    getVersionText(slug, number - 1),
  ]);
  const facts = versions.find((version) => version.number === number);
  return facts && text && before ? toChangesView(before, { facts, text }) : null;
});
