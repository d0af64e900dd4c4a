import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Listening } from '@/core/shared/mail-receivers';
import { describeError } from '@/kit/shared/describe-error';
import { LARGEST_MAIL } from './parse-mail';
import type { Processed } from './process-mail';

export type Receive = (raw: Buffer, envelope: readonly string[]) => Promise<Processed>;

const MOST_CLIENTS = 10;
const MOST_RECIPIENTS = 20;
const SECOND = 1000;

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
const tooLarge = () => refusal(552, '5.3.4 The email is larger than 30 MB');
/** The server that delivers keeps the email and tries again. */
const later = () => refusal(451, '4.3.0 Not stored, please try again later');

async function read(stream: Readable): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The rest is read and dropped: the client expects an answer after it.
    if (bytes <= LARGEST_MAIL) chunks.push(chunk);
  }
  return bytes > LARGEST_MAIL ? null : Buffer.concat(chunks);
}

/** RFC 5321, 4.4: whoever delivers writes down the sender of the envelope, as a mailbox that IMAP reads has it. */
const returnPath = (from: SMTPServerSession['envelope']['mailFrom']) =>
  Buffer.from(from ? `Return-Path: <${from.address}>\r\n` : '');

/**
 * Takes emails from a mail server by LMTP (RFC 2033). 250 is answered when the email is committed, never before.
 * Emails are read one after the other: each may need a hundred megabytes for a moment.
 * @returns what closes it
 */
export function listenForMail({ host, port }: Listening, receive: Receive): Promise<() => Promise<void>> {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const server = new SMTPServer({
    lmtp: true,
    size: LARGEST_MAIL,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: MOST_CLIENTS,
    socketTimeout: 120 * SECOND,
    closeTimeout: 5 * SECOND,
    banner: 'incoming mail',
    onRcptTo: (_address, { envelope }, done) =>
      done(envelope.rcptTo.length < MOST_RECIPIENTS ? null : refusal(452, '4.5.3 Too many recipients')),
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address.toLowerCase());
      const take = async () => {
        const raw = await read(stream);
        if (!raw) throw tooLarge();
        const whole = Buffer.concat([returnPath(envelope.mailFrom), raw]);
        await inTurn(() => receive(whole, recipients));
      };
      take().then(
        () => done(null, 'Stored'),
        (error) => {
          if ('responseCode' in error) return done(error);
          console.error(`worker: an email was not stored, its server tries again: ${describeError(error)}`);
          done(later());
        },
      );
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // A client that breaks off is its own problem.
      server.on('error', () => undefined);
      resolve(() => new Promise((closed) => server.close(closed)));
    });
  });
}
