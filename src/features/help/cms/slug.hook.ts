import type { CollectionBeforeValidateHook } from 'payload';
import { SLUG_MAX } from '../contract';

const slugOf = (question: string) =>
  question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');

/** An article without an address gets one from its question; later changes of the question leave it alone. */
export const giveSlug: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data;
  const slug = data.slug === undefined ? originalDoc?.slug : data.slug;
  const question = data.question ?? originalDoc?.question;
  if (slug || typeof question !== 'string') return data;
  return { ...data, slug: slugOf(question) || null };
};
