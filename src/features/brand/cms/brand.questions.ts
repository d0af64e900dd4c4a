import type { GlobalAfterChangeHook } from 'payload';
import { queryWithin } from '@/cms/payload-transaction';
import { QUESTIONS_KEY } from '../contract.questions';

/** Whoever has begun to change the brand, in whatever way, is not asked for a new one; the seed is nobody. */
export const endQuestions: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (req.user) {
    await queryWithin(
      req,
      `insert into site.meta (key, value) values ($1, 'changed') on conflict (key) do nothing`,
      [QUESTIONS_KEY],
    );
  }
  return doc;
};
