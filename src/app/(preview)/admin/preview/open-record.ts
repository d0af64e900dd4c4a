import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { CollectionSlug } from 'payload';
import { cache } from 'react';
import { readSession } from '@/core/server/session';
import { mayEdit } from '@/features/staff/server/may-edit';
import { isForeign } from '@/kit/server/request-origin';

/**
 * The access check of a record's preview, and that record. Layout and page run in parallel, so each awaits this; the
 * work is done once.
 * @throws notFound without such a record, for users who may not edit it, and for requests from another site
 */
export const openRecord = <T>(collection: CollectionSlug, read: (id: number) => Promise<T | null>) =>
  cache(async (id: string): Promise<T> => {
    const asked = await headers();
    const session = /^[1-9]\d{0,8}$/.test(id) && !isForeign(asked) ? await readSession(asked) : null;
    const record = session && (await mayEdit(session, collection)) ? await read(Number(id)) : null;
    return record ?? notFound();
  });
