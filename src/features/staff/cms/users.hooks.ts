import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { alsoChanged } from '@/cms/activity-hooks';
import { inTurn, lockUntilCommit } from '@/cms/transaction-lock';

const LAST_ADMIN = 'The last admin must stay an admin';

/** Admins whom the same bulk edit demotes or deletes; some of them may not be written yet. */
const leaving = new WeakMap<PayloadRequest, Set<number>>();

/** @throws APIError 400 when nobody would be left who could make an admin; two who go at once count as one by one */
const letGo = (req: PayloadRequest, id: number): Promise<void> =>
  inTurn(req, async () => {
    await lockUntilCommit(req, 'admins');
    const together = leaving.get(req) ?? new Set<number>();
    leaving.set(req, together);
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { and: [{ role: { equals: 'admin' } }, { id: { not_in: [...together, id] } }] },
      overrideAccess: true,
      req,
    });
    if (totalDocs === 0) throw new APIError(LAST_ADMIN, 400, null, true);
    together.add(id);
  });

/** Without an admin nobody could make one again. */
export const keepAnAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const demoted =
    operation === 'update' && originalDoc?.role === 'admin' && data.role && data.role !== 'admin';
  if (demoted) await letGo(req, originalDoc.id);
  return data;
};

export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => letGo(req, Number(id));

/**
 * Payload writes a whole account back as it was read a moment before. Sessions and password belong to others
 * meanwhile: a sign-in would be undone, a session that was ended would come back, and so would an old password.
 * (A new password is not among these fields yet; Payload adds it, and ends the sessions, after this.)
 */
export const keepWhatSignInWrites: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation !== 'update') return data;
  const { sessions, hash, salt, ...edited } = data;
  return edited;
};

/** Payload takes the password out of the data before other hooks see it; the activity log names it all the same. */
export const nameNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = 'data' in args ? (args.data as { password?: string } | undefined) : undefined;
  if (operation === 'update' && data?.password) alsoChanged(req, 'password');
  return args;
};
