import { isSigned } from '@/core/server/signed-webhook';
import { env } from '@/env';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { type Endpoint, publicEndpoint } from '@/kit/server/public-endpoint';
import { readSignedJson } from '@/kit/server/read-body';
import { empty } from '@/kit/server/responses';
import { mailEvent } from '../contract';
import { readerReports } from './reader-reports';

const UNSIGNED = 'The signature of this request is missing, wrong, or older than five minutes';

/** A full mailbox, or a server that is down, may work tomorrow. */
const isForGood = (kind = 'Permanent') => kind.toLowerCase() === 'permanent';

/** What follows when an email came back for good, whatever it was about. */
type CameBack = (
  tx: Transaction,
  refusal: { address: string; subject: string; problem: string },
) => Promise<void>;

/**
 * POST: a mail provider tells what happened to an email later, in Resend’s words. Its signature is the proof, so the
 * email needs no other. An event that was reported before changes nothing.
 */
export const mailEventsEndpoint = (cameBack: CameBack): Endpoint =>
  publicEndpoint({
    POST: async ({ request, headers }) => {
      const secret = env().MAIL_WEBHOOK_SECRET;
      if (!secret) throw new EndpointError('not-found');
      const { text, value } = await readSignedJson(request);
      if (!isSigned(headers, text, secret)) throw new EndpointError('forbidden', { message: UNSIGNED });
      const event = mailEvent.safeParse(value).data;
      const [address, other] = event?.data.to ?? [];
      // Of several recipients nobody knows which one it was; our emails have one.
      if (!event || !address || other !== undefined) return empty(204);
      if (event.type === 'email.complained')
        await withTransaction((tx) => readerReports.complained(tx, address, 'The reader marked it as spam'));
      else if (isForGood(event.data.bounce?.type)) {
        const { subject, bounce } = event.data;
        const problem = bounce?.message ?? 'The mail provider says so';
        await withTransaction((tx) => cameBack(tx, { address, subject, problem }));
      }
      return empty(204);
    },
  });
