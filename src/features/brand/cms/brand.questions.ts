import type { GlobalAfterChangeHook } from 'payload';
import { queryWithin } from '@/kit/cms/payload-transaction';
import { QUESTIONS_KEY } from '../contract.questions';

/**
 * Once somebody has changed the brand in any way, nobody is asked for a new one; the seed does not count as somebody.
 */
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
