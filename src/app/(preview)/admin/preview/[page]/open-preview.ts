import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readDraftsOf } from '@/core/server/draft-mode';
import { readSession } from '@/core/server/session';
import { mayEdit } from '@/features/staff/server/may-edit';
import { isForeign } from '@/kit/server/request-origin';
import { findPreviewPage } from '@/site-pages';

/**
 * The access check of every preview, and the only place that turns on drafts. Layout, metadata and page run in
 * parallel, so each awaits this before it reads anything; the work is done once.
 * @throws notFound for an unknown page, for users who may not edit its document, and for requests from another site
 */
export const openPreview = cache(async (name: string) => {
  const preview = findPreviewPage(name);
  const asked = await headers();
  const session = preview && !isForeign(asked) ? await readSession(asked) : null;
  if (!preview || !session || !(await mayEdit(session, preview.document))) notFound();
  readDraftsOf(preview.document);
  return preview;
});
