import { requestPool, workPool } from '../../src/db/pool';
import { readBrandIdentity } from '../../src/features/brand/server/brand-identity.queries';
import { type Taken, takeIn } from '../../src/features/mail/server/incoming/take-in';
import { suppressBounced } from '../../src/features/newsletter/server/suppress-bounced';
import { INBOXES } from '../../src/worker/receive-mail';
import { TRUSTED } from './raw-mails';

export { replyAddress } from '../../src/features/mail/server/reply-address';

/** Takes in an email in this process, as the worker does. */
export const receive = (raw: Buffer, envelope: readonly string[] = []): Promise<Taken> =>
  takeIn(
    {
      pool: workPool(),
      inboxes: INBOXES,
      readBrand: readBrandIdentity,
      suppress: suppressBounced,
      server: TRUSTED,
    },
    raw,
    envelope,
  );

export const closePools = () => Promise.all([workPool().end(), requestPool().end()]);
