import type { CollectionConfig } from 'payload';

const wordsOf = ({ custom }: CollectionConfig): string | undefined => custom?.whenEmpty;

/** For `custom` of a collection: what its list says while there is nothing in it, and how something comes there. */
export const whenEmpty = (words: string) => ({ whenEmpty: words });

/** An empty list teaches how it fills, in place of saying that it is empty. */
export function withEmptyWords(collection: CollectionConfig): CollectionConfig {
  const words = wordsOf(collection);
  if (words === undefined) return collection;
  const { admin } = collection;
  const lesson = {
    path: '/src/features/staff/admin/empty-list/empty-list#EmptyList',
    clientProps: { words },
  };
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        beforeListTable: [...(admin?.components?.beforeListTable ?? []), lesson],
      },
    },
  };
}
