import type { PersonalData } from '@/core/db/personal-data';

export const usersPersonalData: PersonalData = {
  name: 'staffAccounts',
  label: 'Staff accounts',
  table: 'users',
  subject: 'users',
  addresses: ['email'],
  secrets: ['hash', 'salt', 'reset_password_token', 'reset_password_expiration'],
  kept: 'An account of the staff stays until it is deleted under Staff.',
};

export const invitationsPersonalData: PersonalData = {
  name: 'staffInvitations',
  label: 'Invitations of staff',
  table: 'site.staff_invitations',
  subject: 'staff-invitations',
  addresses: ['email'],
  secrets: ['nonce'],
  kept: 'An invitation of staff is deleted when it is used, revoked or three days old.',
};
