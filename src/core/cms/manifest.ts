import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import type { Feature } from '@/core/shared/feature';
import { withGlobalLock } from '@/kit/cms/global-locks';
import { withSafeRecordRestore, withSafeRestore } from '@/kit/cms/restored-drafts';
import { withGlobalRevisions, withRevisions } from '@/kit/cms/revisions/with-revisions';
import { withRowLocks } from '@/kit/cms/row-locks';
import { aboveList } from './above-list';
import { withActivity, withGlobalActivity } from './activity-hooks';
import { withExport } from './csv-export';
import { withEmptyWords } from './empty-words';
import { withDeletionConfirmed } from './require-reauthentication';
import { textsGlobal } from './texts-global';

/** What a feature adds to the back office; `payload.config.ts` combines them. */
export type Documents = {
  collections?: CollectionConfig[];
  globals?: GlobalConfig[];
  /** Fields of tables of texts that are no texts, by the slug of the table and the part that each stands before. */
  besides?: Record<string, Record<string, Field>>;
};

/** A feature's own documents, and after them its tables of texts. */
export const documentsOf = (
  { words = [] }: Feature,
  { collections, globals = [], besides = {} }: Documents = {},
): Documents => ({
  collections,
  globals: [...globals, ...words.map((page) => textsGlobal(page, besides[page.slug]))],
});

const withoutMenu = <T extends CollectionConfig | GlobalConfig>(one: T): T => ({
  ...one,
  admin: { ...one.admin, hidden: true },
});

/** Without menu entry, list and form. */
export const hidden = ({ collections, globals }: Documents): Documents => ({
  collections: collections?.map(withoutMenu),
  globals: globals?.map(withoutMenu),
});

const IN_EVERY_FORM = [
  '/src/kit/admin/kept-words/kept-words#KeptWords',
  '/src/core/admin/also-here/also-here#AlsoHere',
  '/src/kit/admin/changed-meanwhile/changed-meanwhile#ChangedMeanwhile',
];

/**
 * A form that preserves refused input and shows what others changed, without Payload's API tab, which editors do not
 * need.
 */
const withOurForm = (one: CollectionConfig): CollectionConfig => {
  const { components } = one.admin ?? {};
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), ...IN_EVERY_FORM];
  const edit = { ...components?.edit, beforeDocumentControls };
  return { ...one, admin: { ...one.admin, hideAPIURL: true, components: { ...components, edit } } };
};

/**
 * Without Payload's locks: they begin with the first key, end with each save, and would refuse what can be merged. Our
 * forms name the colleagues who have a document open.
 */
const withoutLocks = <T extends CollectionConfig | GlobalConfig>(one: T): T => ({
  ...one,
  lockDocuments: false,
});

/** Its list is the main part of the page, and a phone can order it without a heading for each column. */
const withOurList = (one: CollectionConfig): CollectionConfig => {
  const { admin } = aboveList(one, '/src/kit/admin/list-order#ListOrder');
  const components = admin?.components;
  const views = { list: { Component: '/src/kit/admin/list-page#ListPage' }, ...components?.views };
  return { ...one, admin: { ...admin, components: { ...components, views } } };
};

const withOurGlobalForm = (one: GlobalConfig): GlobalConfig => {
  const { components } = one.admin ?? {};
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), ...IN_EVERY_FORM];
  const elements = { ...components?.elements, beforeDocumentControls };
  return { ...one, admin: { ...one.admin, hideAPIURL: true, components: { ...components, elements } } };
};

/**
 * All collections and globals of the features. Writes to each are serialized and logged as activity, and its form
 * preserves refused input.
 */
export const buildCollections = (features: readonly Documents[]) => ({
  collections: features
    .flatMap((feature) => feature.collections ?? [])
    .map(withRowLocks)
    .map(withDeletionConfirmed)
    .map(withRevisions)
    .map(withActivity)
    .map(withExport)
    .map(withEmptyWords)
    .map(withOurForm)
    .map(withOurList)
    .map(withoutLocks)
    .map(withSafeRecordRestore),
  globals: features
    .flatMap((feature) => feature.globals ?? [])
    .map(withGlobalLock)
    .map(withGlobalRevisions)
    .map(withGlobalActivity)
    .map(withOurGlobalForm)
    .map(withoutLocks)
    .map(withSafeRestore),
});
