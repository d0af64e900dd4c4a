import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { requireReauthentication } from '@/core/server/require-reauthentication';
import { requireRole } from '@/core/server/session';
import { sessionCookie } from '@/core/server/session-cookie';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { type Call, publicEndpoint, recordId, withJson, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { acceptanceRequest, invitationRequest, invitationToken } from '../contract';
import { acceptInvitation, readInvitation } from './accept-invitation';
import { invite, inviteAgain, openInvitations, revokeInvitation } from './invitations';
import { stillMissing } from './login-attempt';
import { openSession } from './sessions';

const admin = (call: Call) => requireRole(call, ['admin']);

const actorOf = ({ userId, username, role }: Awaited<ReturnType<typeof admin>>) => ({
  id: userId,
  username,
  role,
});

/** GET: the open invitations. POST: one more; the link is in the answer only where no email can carry it. */
export const invitationsEndpoint = publicEndpoint({
  GET: withoutBody(async (call) => {
    await admin(call);
    return json({ invitations: await openInvitations() });
  }),
  POST: async (call) => {
    const asker = await admin(call);
    const answer = withJson(invitationRequest, async (asked) => {
      await requireReauthentication(asker, 'staff');
      const link = await invite(asked, { by: actorOf(asker), brand: await readBrandIdentity() });
      return json({ link }, 201);
    });
    return answer(call);
  },
});

/** POST: sends it again, with another link. DELETE: revokes it. */
export const oneInvitationEndpoint = publicEndpoint({
  POST: withoutBody(async (call) => {
    const asker = await admin(call);
    const id = recordId(call);
    await requireReauthentication(asker, 'staff');
    const link = await inviteAgain(id, { by: actorOf(asker), brand: await readBrandIdentity() });
    return json({ link });
  }),
  DELETE: withoutBody(async (call) => {
    const asker = await admin(call);
    await revokeInvitation(recordId(call), actorOf(asker));
    return json({ revoked: true });
  }),
});

/** POST /api/auth/invitation: whom the link invites. A token in a body is in no log. */
export const invitedEndpoint = publicEndpoint({
  POST: withJson(invitationToken, async ({ token }) => json(await readInvitation(token))),
});

/** POST /api/auth/invitation/acceptance: makes the account with this password, and signs in as the sign-in does. */
export const acceptanceEndpoint = publicEndpoint({
  POST: withJson(acceptanceRequest, async ({ token, password }) => {
    const account = await acceptInvitation(token, password);
    const session = await openSession(account, 'password');
    if (!session) throw new EndpointError('sign-in');
    if ('missing' in session) throw stillMissing(account, session.missing);
    return json({ authenticated: true }, 200, { 'Set-Cookie': await sessionCookie(session.token) });
  }),
});
