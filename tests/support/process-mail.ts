import { createHash } from 'node:crypto';
import { type Processed, processMail } from '../../src/features/mail/server/incoming/process-mail';
import { loadReturnedMail } from '../../src/features.server';
import { limiter } from '../../src/kit/db/limiter';
import { requestPool, workPool } from '../../src/kit/db/pool';
import { TRUSTED } from './raw-mails';

export { replyAddress } from '../../src/features/mail/server/reply-address';

/** Processes an incoming email in this process, as the worker does. */
export const receive = async (raw: Buffer, envelope: readonly string[] = []): Promise<Processed> =>
  processMail(
    {
      pool: workPool(),
      ...(await loadReturnedMail()),
      server: TRUSTED,
    },
    raw,
    envelope,
  );

export const closePools = () => Promise.all([workPool().end(), requestPool().end()]);

/** As if the process had been killed while it read this email. */
export const begin = (raw: Buffer) =>
  limiter({ name: 'mail-begun', points: 2, windowSeconds: 3600 }).consume(
    createHash('sha256').update(raw).digest('hex'),
  );
