import type { CollectionConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { env } from '@/env';
import { admins, adminsOnly, selfOrAdmins } from '@/kit/cms/access';
import { ROLE_DUTIES, ROLES, SESSION_SECONDS } from '../contract';
import { reauthenticateForRights, refuseStockSignIn } from './users.guard-hooks';
import {
  enforcePasswordRules,
  nameNewPassword,
  preserveSignInFields,
  requireAnAdmin,
  requireAnAdminOnDelete,
  signOutWhenDisabled,
} from './users.hooks';

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
