import {
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { lockUntilCommit } from '@/kit/cms/transaction-lock';
import type { PolicyVersion, PrivacyPolicy } from '@/payload-types';
import type { LegalSlug } from '../contract';
import { isSameText } from './same-text';

/** Newest first. */
export const versionsOf = async (req: PayloadRequest, policy: string): Promise<PolicyVersion[]> => {
  const { docs } = await req.payload.find({
    collection: 'policy-versions',
    where: { policy: { equals: policy } },
    sort: '-number',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs;
};

const NO_NOTE =
  'Say in a sentence or two what this version changes. Visitors read it in the history of this policy.';

/**
 * Runs before a text is published: from the second version on, it needs a change note. The note is stored with the
 * version, and the field is emptied for the next one.
 *
 * @throws ValidationError at the field
 */
export const requireChangeNote: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (data._status !== 'published') return data;
  // Serializes simultaneous publications from here on: the second is compared with what the first published.
  await lockUntilCommit(req, 'policies');
  const [latest] = await versionsOf(req, global.slug);
  if (latest && isSameText(latest, data)) return data;
  if (req.context.isRestoringVersion) return { ...data, changeNote: null };
  const note = typeof data.changeNote === 'string' ? data.changeNote.trim() : '';
  if (latest && !note) {
    const errors = [{ path: 'changeNote', label: 'What changes', message: NO_NOTE }];
    throw new ValidationError({ errors, global: global.slug, req }, req.t);
  }
  // Payload replaces `req.context` in each nested call, so the hook's own `context` is outdated here.
  req.context.changeNote = note || null;
  return { ...data, changeNote: null };
};

/** Restoring one of Payload's own versions asks for no change note. */
const restoredNote = (text: object, versions: PolicyVersion[]) => {
  const before = versions.find((version) => isSameText(version, text));
  return before ? `Goes back to version ${before.number}.` : 'Goes back to an earlier text.';
};

/** Runs after publishing, in the same transaction: readers who see the change also find it in the history. */
export const appendVersion: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status === 'draft') return doc;
  await lockUntilCommit(req, 'policies');
  // As stored: `doc` depends on the caller's options.
  const stored = (await req.payload.db.findGlobal({ slug: global.slug, req })) as unknown as PrivacyPolicy;
  const { _status, title, body, effectiveDate, lastUpdated } = stored;
  if (_status !== 'published') return doc;
  const text = { title, body, effectiveDate, lastUpdated };
  const versions = await versionsOf(req, global.slug);
  const [latest] = versions;
  if (latest && isSameText(latest, text)) return doc;
  const isRestored = latest && req.context.isRestoringVersion;
  await req.payload.create({
    collection: 'policy-versions',
    data: {
      ...text,
      policy: global.slug as LegalSlug,
      number: (latest?.number ?? 0) + 1,
      changeNote: isRestored ? restoredNote(text, versions) : (req.context.changeNote as string | null),
      publishedAt: new Date().toISOString(),
      publishedBy: req.user?.username,
    },
    overrideAccess: true,
    req,
  });
  return doc;
};
