import type { CollectionConfig, CustomComponent } from 'payload';

/** The collection with one more component between the search field and the rows of its list. */
export function aboveList(collection: CollectionConfig, component: CustomComponent): CollectionConfig {
  const { admin } = collection;
  const above = [...(admin?.components?.beforeListTable ?? []), component];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, beforeListTable: above } },
  };
}
