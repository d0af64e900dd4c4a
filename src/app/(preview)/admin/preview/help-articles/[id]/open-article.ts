import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readSession } from '@/core/server/session';
import { readArticleDraft } from '@/features/help/server/help.queries';
import { mayEdit } from '@/features/staff/server/may-edit';
import { isForeign } from '@/kit/server/request-origin';

/**
 * The access check of an article's preview. Layout and page run in parallel, so each awaits this; the work is done
 * once.
 * @throws notFound without such an article, for users who may not edit it, and for requests from another site
 */
export const openArticle = cache(async (id: string) => {
  const asked = await headers();
  const session = /^[1-9]\d{0,8}$/.test(id) && !isForeign(asked) ? await readSession(asked) : null;
  const article =
    session && (await mayEdit(session, 'help-articles')) ? await readArticleDraft(Number(id)) : null;
  return article ?? notFound();
});
