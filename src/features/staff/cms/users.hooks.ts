import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { alsoChanged } from '@/core/cms/activity-hooks';
import { END_SESSIONS } from '@/core/db/end-sessions';
import { passwordProblem } from '@/core/shared/password-rules';
import { queryWithin } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';
import { lockUntilCommit, serialized } from '@/kit/cms/transaction-lock';
import type { User } from '@/payload-types';

const LAST_ADMIN = 'The last admin must stay an admin';
const OWN_ACCOUNT = 'You cannot switch off your own account: another admin can';

/** Admins whom the same bulk edit demotes, switches off or deletes; some of them may not be written yet. */
const leaving = new WeakMap<PayloadRequest, Set<number>>();

/** @throws APIError 400 when nobody who could make an admin would remain; simultaneous requests are serialized */
const letGo = (req: PayloadRequest, id: number): Promise<void> =>
  serialized(req, async () => {
    await lockUntilCommit(req, 'admins');
    const together = leaving.get(req) ?? new Set<number>();
    leaving.set(req, together);
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: {
        and: [
          { role: { equals: 'admin' } },
          { disabled: { not_equals: true } },
          { id: { not_in: [...together, id] } },
        ],
      },
      overrideAccess: true,
      req,
    });
    if (totalDocs === 0) throw refuse(LAST_ADMIN);
    together.add(id);
  });

/** Without an admin nobody could create one again. */
export const requireAnAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data;
  const isDisabled = data.disabled === true && originalDoc?.disabled !== true;
  if (isDisabled && (req.user as User | null)?.id === originalDoc.id) throw refuse(OWN_ACCOUNT);
  const demoted = data.role && data.role !== 'admin';
  if (originalDoc?.role === 'admin' && (demoted || isDisabled)) await letGo(req, originalDoc.id);
  return data;
};

export const requireAnAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) =>
  letGo(req, Number(id));

/** Its row is locked, and no sign-in opens a session for it anymore: nothing of it stays signed in. */
export const signOutWhenDisabled: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update' && doc.disabled === true) await queryWithin(req, END_SESSIONS, [doc.id]);
  return doc;
};

/**
 * Payload writes a whole account back as it read it shortly before. This keeps the current sessions and password:
 * else a save could undo a sign-in, restore an ended session, or restore an old password. (A new password is not
 * among these fields yet; Payload adds it, and ends the sessions, after this.)
 */
export const preserveSignInFields: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation !== 'update') return data;
  const { sessions, hash, salt, resetPasswordToken, resetPasswordExpiration, ...edited } = data;
  return edited;
};

/** Payload removes the password from the data before other hooks see it; this lets the activity log mention it. */
export const nameNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = 'data' in args ? (args.data as { password?: string } | undefined) : undefined;
  if (operation === 'update' && data?.password) alsoChanged(req, 'password');
  return args;
};

const refusePassword = (message: string) =>
  new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] });

export type AccountArgs = {
  id?: number | string;
  where?: Where;
  data?: { username?: string; password?: unknown; role?: unknown; disabled?: unknown };
  overrideAccess?: boolean;
};

/** The accounts that an operation writes. */
export async function accountsOf({ id, where }: AccountArgs, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: where ?? { id: { equals: id } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs;
}

/**
 * The same rules for every way to set a password. Changing one's own takes the current one, on the account page: a
 * browser left open must not be enough.
 * @throws ValidationError at the field
 */
export const enforcePasswordRules: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data, overrideAccess, ...target } = args as AccountArgs;
  const isWrite = operation === 'create' || operation === 'update';
  if (!isWrite || data?.password === undefined || data.password === null || data.password === '') return args;
  const accounts = operation === 'update' ? await accountsOf(target, req) : [];
  const asker = req.user as User | null;
  if (asker && accounts.some(({ id }) => id === asker.id))
    throw refusePassword('Change your own password under "Your password", with your current one');
  // This runs before access control: callers without access get that error, and learn nothing about password rules.
  if (!overrideAccess && asker?.role !== 'admin') return args;
  if (typeof data.password !== 'string') throw refusePassword('The password must be text');
  for (const username of [data.username ?? '', ...accounts.map((one) => one.username)]) {
    const problem = passwordProblem(data.password, username);
    if (problem) throw refusePassword(problem);
  }
  return args;
};
