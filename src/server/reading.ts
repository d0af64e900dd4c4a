import type { GlobalSlug } from 'payload';
import { cache } from 'react';

/** One set for each render; outside of a render (doors, jobs, metadata routes) there is none to share, so it is empty. */
const drafts = cache(() => new Set<GlobalSlug>());

/**
 * Whether this request draws the draft of a document, for `findGlobal({ draft: readingDrafts(slug) })`. Only the
 * preview under /admin ever says so, and only for the one document that its person may edit: the rest of the page is
 * as visitors see it. A query that leaves out unpublished documents (`_status`) must let a draft through.
 */
export const readingDrafts = (document: GlobalSlug): boolean => drafts().has(document);

/** From here on this request draws the draft of `document`: whoever asks has been found to be one who may edit it. */
export const readDraftsOf = (document: GlobalSlug): void => {
  drafts().add(document);
};
