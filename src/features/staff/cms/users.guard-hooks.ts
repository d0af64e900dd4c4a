import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { requireReauthentication } from '@/core/cms/require-reauthentication';
import { refuse } from '@/kit/cms/refuse';
import type { User } from '@/payload-types';
import { type AccountArgs, accountsOf } from './users.hooks';

/** Payload's own ways to a session, a new password or an extended session, which have no second factor. */
const STOCK = ['login', 'refresh', 'forgotPassword', 'resetPassword', 'unlock'];

/** Whoever calls them: the sign-in of this feature is the only one. @throws APIError 403 */
export const refuseStockSignIn: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (STOCK.includes(operation)) throw refuse('Accounts sign in at /api/auth/login only', 403);
  return args;
};

/** Whether the write gives or takes rights, or a password. Deletions ask elsewhere (src/core/cms/require-reauthentication.ts). */
async function changesRights(operation: string, args: AccountArgs, req: PayloadRequest): Promise<boolean> {
  if (operation === 'create') return true;
  if (operation !== 'update') return false;
  const { role, disabled, password } = args.data ?? {};
  if (password) return true;
  if (role === undefined && disabled === undefined) return false;
  return (await accountsOf(args, req)).some(
    (account) =>
      (role !== undefined && account.role !== role) ||
      // The text 'true' counts too: Payload reads it as a check mark.
      (disabled !== undefined && (account.disabled ?? false) !== disabled),
  );
}

/** Only admins may do it at all, and they must re-authenticate; access control answers everybody else. */
export const reauthenticateForRights: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { overrideAccess, ...target } = args as AccountArgs;
  if (overrideAccess || (req.user as User | null)?.role !== 'admin') return args;
  if (await changesRights(operation, target, req)) await requireReauthentication(req, 'staff');
  return args;
};
