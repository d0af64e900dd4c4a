import { type LegalSlug, legalText } from '../contract';

/** Permanent addresses: their content never changes. */
export const historyPath = (slug: LegalSlug) => `${legalText(slug).path}/history`;
export const versionPath = (slug: LegalSlug, number: number) => `${historyPath(slug)}/${number}`;
export const changesPath = (slug: LegalSlug, number: number) => `${versionPath(slug, number)}/changes`;
