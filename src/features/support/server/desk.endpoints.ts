import { answeredBefore } from '@/db/idempotency';
import { EndpointError } from '@/server/endpoint-errors';
import { publicEndpoint, withJson, withoutBody } from '@/server/public-endpoint';
import { json } from '@/server/responses';
import { admitRoles, type ReadSession, recordId } from '@/server/staff-door';
import { headerKey } from '@/server/submission';
import type { ReadBrandIdentity } from '@/shared/brand-identity';
import { staffReply } from '../contract';
import { readConversation } from './conversation.queries';
import { type ReplyAnswer, replyToTicket } from './reply-to-ticket';

const AT_DESK = ['admin', 'support'];

/** GET: what was written on a ticket, and how far its mails have come. */
export const conversationEndpoint = (readSession: ReadSession) =>
  publicEndpoint({
    GET: withoutBody(async (call) => {
      await admitRoles(readSession, call, AT_DESK);
      const conversation = await readConversation(recordId(call));
      if (!conversation) throw new EndpointError('not-found');
      return json(conversation);
    }),
  });

/** POST: an answer by mail. An Idempotency-Key is required: an answer that is sent again is sent once. */
export const repliesEndpoint = (readSession: ReadSession, readBrand: ReadBrandIdentity) =>
  publicEndpoint({
    POST: async (call) => {
      const { userId, username } = await admitRoles(readSession, call, AT_DESK);
      const id = recordId(call);
      const answer = withJson(staffReply, async ({ text }) => {
        const key = headerKey(call.headers, `support-tickets/${id}/replies`, { text });
        if (!key) throw new EndpointError('bad-key');
        const author = { id: userId, username };
        const done =
          (await answeredBefore<ReplyAnswer>(key)) ??
          (await replyToTicket({ id, text, author, key }, await readBrand()));
        if (!done.sameContent) throw new EndpointError('key-reused');
        return json(done.answer, 201);
      });
      return answer(call);
    },
  });
