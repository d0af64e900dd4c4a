import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readSession } from '@/core/server/session';
import { readSource } from '@/features/sources/server/source.queries';
import { mayEdit } from '@/features/staff/server/may-edit';
import { isForeign } from '@/kit/server/request-origin';

/**
 * The access check of the brand assets with a source's code, and that source. Layout and page run in parallel, so each
 * awaits this; the work is done once.
 * @throws notFound for an unknown source, for users who may not edit sources, and for requests from another site
 */
export const openSource = cache(async (id: string) => {
  const asked = await headers();
  const session = isForeign(asked) ? null : await readSession(asked);
  if (!session || !/^[1-9]\d{0,8}$/.test(id) || !(await mayEdit(session, 'sources'))) notFound();
  return (await readSource(Number(id))) ?? notFound();
});
