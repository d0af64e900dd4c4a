import {
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  type UIField,
  ValidationError,
} from 'payload';
import { readDraftFacts } from '@/core/db/draft-facts';
import { type Draft, type DraftCheck, refusalsOf } from '@/core/shared/checklist/findings';
import { env } from '@/env';
import { transactionOf } from '@/kit/cms/payload-transaction';

async function refuse(
  { question, findings }: DraftCheck,
  data: Draft,
  req: PayloadRequest,
  place: { collection: string } | { global: string },
): Promise<void> {
  if (data._status !== 'published') return;
  const facts = await readDraftFacts(transactionOf(req), question(data), env().SITE_URL);
  const errors = refusalsOf(findings(data, facts));
  if (errors.length > 0) throw new ValidationError({ errors, ...place, req }, req.t);
}

/**
 * Refuses to publish what must not be published, each finding at its field with what to do about it. The form shows the
 * same findings while somebody writes.
 * @throws ValidationError
 */
export const checkBeforePublishing =
  (check: DraftCheck): CollectionBeforeChangeHook =>
  async ({ collection, data, req }) => {
    await refuse(check, data, req, { collection: collection.slug });
    return data;
  };

/**
 * The same for a global.
 * @throws ValidationError
 */
export const checkGlobalBeforePublishing =
  (check: DraftCheck): GlobalBeforeChangeHook =>
  async ({ data, global, req }) => {
    await refuse(check, data, req, { global: global.slug });
    return data;
  };

/** The check list beside the form. @param path of the component that knows the check */
export const checklistField = (path: string): UIField => ({
  name: 'checklist',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: path } },
});
