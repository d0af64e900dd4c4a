import type { CollectionConfig } from 'payload';
import { aboveList } from './above-list';

/** For `custom` of a collection: what its list says while there is nothing in it, and how something comes there. */
export const whenEmpty = (words: string) => ({ whenEmpty: words });

/** An empty list teaches how it fills, in place of saying that it is empty. */
export function withEmptyWords(collection: CollectionConfig): CollectionConfig {
  const words: string | undefined = collection.custom?.whenEmpty;
  if (words === undefined) return collection;
  return aboveList(collection, {
    path: '/src/admin/empty-list#EmptyList',
    clientProps: { words },
  });
}
