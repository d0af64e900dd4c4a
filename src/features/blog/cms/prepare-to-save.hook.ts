import type { CollectionBeforeValidateHook } from 'payload';
import { addressName } from '@/kit/shared/address-name';
import { articleText, nodesOf } from '@/kit/shared/article';
import { countWords, minutesToRead } from '@/kit/shared/count-words';
import type { Post } from '@/payload-types';
import { SLUG_MAX } from '../contract';

/** Fills in what follows from the rest: reading time, and on publishing the address and the date if they are empty. */
export const prepareToSave: CollectionBeforeValidateHook<Post> = ({ data = {} }) => {
  const minutes = minutesToRead(countWords(articleText(nodesOf(data.body))));
  const slug = data.slug?.trim().toLowerCase() || null;
  if (data._status !== 'published') return { ...data, slug, minutes };
  return {
    ...data,
    minutes,
    slug: slug ?? (addressName(data.title ?? '', SLUG_MAX) || null),
    publishedAt: data.publishedAt || new Date().toISOString(),
  };
};
