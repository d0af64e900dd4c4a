import type { GlobalSlug } from 'payload';
import { cache } from 'react';

/** One set per render; outside a render (endpoints, jobs, metadata routes) nothing is shared, so it is empty. */
const drafts = cache(() => new Set<GlobalSlug>());

/**
 * Whether this request renders the draft of a document, for `findGlobal({ draft: readingDrafts(slug) })`. Only the
 * preview under /admin sets this, and only for the one document that its user may edit: the rest of the page is as
 * visitors see it. A query that excludes unpublished documents (`_status`) must let a draft through.
 */
export const readingDrafts = (document: GlobalSlug): boolean => drafts().has(document);

/** Whether an editor sees this render beside a form. */
export const isPreview = (): boolean => drafts().size > 0;

/** From here on this request renders the draft of `document`; the caller has checked that its user may edit it. */
export const readDraftsOf = (document: GlobalSlug): void => {
  drafts().add(document);
};
