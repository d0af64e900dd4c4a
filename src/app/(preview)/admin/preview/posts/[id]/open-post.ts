import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readSession } from '@/core/server/session';
import { readDraft } from '@/features/blog/server/post.queries';
import { mayEdit } from '@/features/staff/server/may-edit';
import { isForeign } from '@/kit/server/request-origin';

/**
 * The access check of a post's preview, and its newest version. Layout and page run in parallel, so each awaits this;
 * the work is done once.
 * @throws notFound for an unknown post, for users who may not edit posts, and for requests from another site
 */
export const openPost = cache(async (id: string) => {
  const asked = await headers();
  const session = isForeign(asked) ? null : await readSession(asked);
  if (!session || !/^[1-9]\d{0,8}$/.test(id) || !(await mayEdit(session, 'posts'))) notFound();
  return (await readDraft(Number(id))) ?? notFound();
});
