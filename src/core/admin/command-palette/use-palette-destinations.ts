'use client';

import { useAuth, useConfig, useEntityVisibility } from '@payloadcms/ui';
import type { OwnPage } from '../nav-link';

export type PaletteDestination = { group: string; label: string; href: string };

export type PlacesAsked = {
  /** Pages beside the lists and forms of Payload. */
  pages: readonly OwnPage[];
  /** By list: where a record of it begins, if not in an empty form. */
  begunElsewhere: Readonly<Record<string, { path: string; label: string }>>;
};

/** 'Post' in the middle of a sentence. */
const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Where the person who is signed in may go, as the menu has it, and what they may begin. */
export function usePaletteDestinations({ pages, begunElsewhere }: PlacesAsked) {
  const { user, permissions } = useAuth();
  const { config } = useConfig();
  const { isEntityVisible } = useEntityVisibility();
  const { admin } = config.routes;
  const lists = config.collections.filter(
    ({ slug, admin: { group } }) =>
      group !== false && isEntityVisible({ collectionSlug: slug }) && permissions?.collections?.[slug]?.read,
  );
  const forms = config.globals.filter(
    ({ slug }) => isEntityVisible({ globalSlug: slug }) && permissions?.globals?.[slug]?.read,
  );
  const own = pages.filter(({ roles }) => roles.includes(String(user?.role)));

  const goTo: PaletteDestination[] = [
    { label: 'Start page', href: admin },
    ...own.map(({ path, label }) => ({ label, href: `${admin}${path}` })),
    ...lists.map(({ slug, labels }) => ({
      label: String(labels.plural),
      href: `${admin}/collections/${slug}`,
    })),
    ...forms.map(({ slug, label }) => ({ label: String(label), href: `${admin}/globals/${slug}` })),
  ].map((one) => ({ ...one, group: 'Go to' }));
  const begin: PaletteDestination[] = [
    ...lists
      .filter(({ slug }) => permissions?.collections?.[slug]?.create)
      .map(({ slug, labels }) => {
        const form = { label: `New ${lower(String(labels.singular))}`, path: `/collections/${slug}/create` };
        const { label, path } = begunElsewhere[slug] ?? form;
        return { label, href: `${admin}${path}` };
      }),
    { label: 'Your account', href: `${admin}${config.admin.routes.account}` },
    { label: 'Sign out', href: `${admin}${config.admin.routes.logout}` },
  ].map((one) => ({ ...one, group: 'Do' }));

  /** The lists of people, searched for these words. */
  const searchFor = (words: string): PaletteDestination[] =>
    lists
      .filter(({ admin: { listSearchableFields } }) => listSearchableFields?.includes('email'))
      .map(({ slug, labels }) => ({
        group: `Look for “${words}” in`,
        label: String(labels.plural),
        href: `${admin}/collections/${slug}?${new URLSearchParams({ search: words })}`,
      }));

  return { places: [...goTo, ...begin], searchFor };
}
