import type { CollectionConfig } from 'payload';
import { aboveList } from './above-list';

/** For `custom` of a collection: what its list says while it is empty, and how the first record gets there. */
export const whenEmpty = (words: string) => ({ whenEmpty: words });

/** An empty list explains how it fills, instead of saying that it is empty. */
export function withEmptyWords(collection: CollectionConfig): CollectionConfig {
  const words: string | undefined = collection.custom?.whenEmpty;
  if (words === undefined) return collection;
  return aboveList(collection, {
    path: '/src/kit/admin/empty-list#EmptyList',
    clientProps: { words },
  });
}
