import { type CollectionBeforeChangeHook, type UIField, ValidationError } from 'payload';
import { readDraftFacts } from '@/db/draft-facts';
import { env } from '@/env';
import { type DraftCheck, refusalsOf } from '@/shared/checklist/findings';
import { transactionOf } from './payload-transaction';

/**
 * Refuses to publish what must not be published, each finding at its field with what to do about it. The form shows the
 * same findings while somebody writes.
 * @throws ValidationError
 */
export const checkBeforePublishing =
  ({ question, findings }: DraftCheck): CollectionBeforeChangeHook =>
  async ({ collection, data, req }) => {
    if (data._status !== 'published') return data;
    const facts = await readDraftFacts(transactionOf(req), question(data), env().SITE_URL);
    const errors = refusalsOf(findings(data, facts));
    if (errors.length > 0) throw new ValidationError({ errors, collection: collection.slug, req }, req.t);
    return data;
  };

/** The check list beside the form. @param path of the component that knows the check */
export const checklistField = (path: string): UIField => ({
  name: 'checklist',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: path } },
});
