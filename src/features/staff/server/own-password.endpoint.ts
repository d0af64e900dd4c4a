import { readSession, type StaffSession } from '@/core/server/session';
import { passwordProblem } from '@/core/shared/password-rules';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { type OwnPasswordRequest, ownPasswordRequest } from '../contract';
import { checkPassword } from './check-password';
import { hashPassword } from './password';
import { queuePasswordCheck } from './password-check-queue';
import { replacePassword } from './sessions';

const refuse = (field: 'present' | 'next', message: string) =>
  new EndpointError('invalid', { field, message });

const WRONG = 'That is not your current password';

/** @throws EndpointError invalid, with what to improve; too-many */
async function change(session: StaffSession, { present, next }: OwnPasswordRequest, address: string) {
  const problem = passwordProblem(next, session.username);
  if (problem) throw refuse('next', problem);
  if (next === present) throw refuse('next', 'The new password is the same as the current one');
  const { account } = await checkPassword({ username: session.username, address }, present, 'staff');
  if (!account) throw refuse('present', WRONG);
  const changed = await queuePasswordCheck('staff', async () =>
    replacePassword(account, await hashPassword(next), session.sid),
  );
  if (!changed) throw refuse('present', WRONG);
}

/**
 * POST /admin/api/users/password: changes one's own password, given the current one. Guessing it in a browser left
 * open counts as failed sign-ins.
 */
export const ownPasswordEndpoint = publicEndpoint({
  POST: async (call) => {
    const session = await readSession(call.headers);
    if (!session) throw new EndpointError('sign-in');
    const answer = withJson(ownPasswordRequest, async (input) => {
      await change(session, input, call.address);
      return json({ changed: true });
    });
    return answer(call);
  },
});
