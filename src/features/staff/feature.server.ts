import type { ServerFeature } from '@/core/server/server-feature';

const invitations = () => import('./server/invitations.endpoints');

export const staffServer: ServerFeature = {
  personalData: async () => {
    const { invitationsPersonalData, usersPersonalData } = await import('./server/users.personal-data');
    return [usersPersonalData, invitationsPersonalData];
  },
  direct: { '/api/auth/login': async () => (await import('./server/auth.endpoints')).loginEndpoint },
  staff: {
    'users/:id/factors': async () =>
      (await import('./server/second-factor/account-factors.endpoint')).accountFactorsEndpoint,
    'users/:id/sessions': async () => (await import('./server/sessions.endpoint')).sessionsEndpoint,
    'users/invitations': async () => (await invitations()).invitationsEndpoint,
    'users/invitations/:id': async () => (await invitations()).oneInvitationEndpoint,
    'users/password': async () => (await import('./server/own-password.endpoint')).ownPasswordEndpoint,
  },
  returned: async () => ({ invitations: (await import('./server/invitation-reports')).invitationReports }),
};
