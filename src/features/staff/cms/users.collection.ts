import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { requireReauthenticationIn } from '@/core/cms/require-reauthentication';
import { env } from '@/env';
import { admins, adminsOnly, selfOrAdmins } from '@/kit/cms/access';
import { refuse } from '@/kit/cms/refuse';
import type { User } from '@/payload-types';
import { ROLE_DUTIES, ROLES, SESSION_SECONDS } from '../contract';
import {
  type AccountArgs,
  accountsOf,
  enforcePasswordRules,
  nameNewPassword,
  preserveSignInFields,
  requireAnAdmin,
  requireAnAdminOnDelete,
  signOutWhenDisabled,
} from './users.hooks';

/** Payload's own ways to a session, a new password or an extended session, which have no second factor. */
const STOCK = ['login', 'refresh', 'forgotPassword', 'resetPassword', 'unlock'];

/** Whoever calls them: the sign-in of this feature is the only one. @throws APIError 403 */
const refuseStockSignIn: CollectionBeforeOperationHook = ({ args, operation }) => {
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
const reauthenticateForRights: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { overrideAccess, ...target } = args as AccountArgs;
  if (overrideAccess || (req.user as User | null)?.role !== 'admin') return args;
  if (await changesRights(operation, target, req)) await requireReauthenticationIn(req, 'staff');
  return args;
};

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff account', plural: 'Staff' },
  admin: {
    group: GROUPS.system,
    useAsTitle: 'username',
    defaultColumns: ['username', 'role', 'disabled', 'email', 'updatedAt'],
    listSearchableFields: ['username', 'email'],
    description: 'People who may sign in here and on the links page.',
    components: {
      beforeListTable: ['/src/features/staff/admin/invitations/invitations#Invitations'],
      views: { list: { Component: '/src/features/staff/admin/staff-list#StaffList' } },
    },
  },
  access: {
    create: admins,
    read: selfOrAdmins,
    update: selfOrAdmins,
    delete: admins,
    unlock: admins,
    admin: ({ req }) => Boolean(req.user),
  },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    useSessions: true,
    tokenExpiration: SESSION_SECONDS,
    // Counting failures per account would let anybody lock staff out; the sign-in limits by name and address.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env().SITE_URL.startsWith('https:') },
  },
  hooks: {
    beforeOperation: [refuseStockSignIn, enforcePasswordRules, nameNewPassword, reauthenticateForRights],
    beforeChange: [requireAnAdmin, preserveSignInFields],
    afterChange: [signOutWhenDisabled],
    beforeDelete: [requireAnAdminOnDelete],
  },
  fields: [
    {
      name: 'ownPassword',
      type: 'ui',
      admin: {
        components: { Field: '/src/features/staff/admin/own-password#OwnPassword' },
        disableListColumn: true,
      },
    },
    {
      name: 'factors',
      type: 'ui',
      admin: {
        components: { Field: '/src/features/staff/admin/factors/factors#AccountFactors' },
        disableListColumn: true,
      },
    },
    {
      name: 'signedIn',
      type: 'ui',
      admin: {
        components: { Field: '/src/features/staff/admin/sessions#Sessions' },
        disableListColumn: true,
      },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      options: [...ROLES],
      saveToJWT: true,
      access: { create: adminsOnly, update: adminsOnly },
      admin: {
        position: 'sidebar',
        description: ROLES.map(({ value, label }) => `${label}: ${ROLE_DUTIES[value]}.`).join(' '),
      },
    },
    {
      name: 'disabled',
      label: 'Switched off',
      type: 'checkbox',
      defaultValue: false,
      access: { create: adminsOnly, update: adminsOnly },
      admin: {
        position: 'sidebar',
        description:
          'Cannot sign in, and is signed out everywhere at once. Requests of this person count as nobody’s at the desk.',
        components: { Cell: '/src/features/staff/admin/disabled-cell#DisabledCell' },
      },
    },
  ],
};
