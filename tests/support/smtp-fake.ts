import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { sleep } from '../../scripts/lib/wait';
import { freePort } from './site-processes';

export type ReceivedMail = { from: string; to: string[]; raw: string; parsed: Email };

type Reply = { code: number; text: string } | undefined;

/**
 * A real SMTP server on the loopback that stores what it receives. `refuseWith` makes it answer 4xx or 5xx after
 * DATA, `refuseRecipients` to RCPT TO, `delay` makes each email take that long, `close` and `open` take it down and bring it back on its port.
 */
export async function startSmtp() {
  const mails: ReceivedMail[] = [];
  let refusal: Reply;
  let refusalOf: (recipient: string) => Reply = () => undefined;
  let delayMs = 0;
  let waiting = 0;
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1_000,
    onRcptTo({ address }, _session, done) {
      const reply = refusalOf(address);
      done(reply ? Object.assign(new Error(reply.text), { responseCode: reply.code }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (refusal) return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
        waiting += 1;
        if (delayMs > 0) await sleep(delayMs);
        waiting -= 1;
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        mails.push({ from, to, raw, parsed: await PostalMime.parse(raw) });
        done();
      });
    },
  };
  const listen = async (port: number) => {
    const server = new SMTPServer(options);
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  // A port that nobody else is given while the server is closed.
  const port = await freePort();
  let server = await listen(port);
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** How many emails are being delayed at present. */
    waiting: () => waiting,
    refuseWith: (reply: Reply) => {
      refusal = reply;
    },
    /** Answers 4xx or 5xx to some recipients. */
    refuseRecipients: (of: (recipient: string) => Reply) => {
      refusalOf = of;
    },
    delay: (milliseconds: number) => {
      delayMs = milliseconds;
    },
    close,
    open: async () => {
      server = await listen(port);
    },
    /** Resolves with the first email for which `wanted` is true; rejects after `ms`. */
    waitForMail: async (wanted: (mail: ReceivedMail) => boolean, ms = 15_000): Promise<ReceivedMail> => {
      for (const end = Date.now() + ms; Date.now() < end; ) {
        const found = mails.find(wanted);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No such mail within ${ms} ms; ${mails.length} others arrived`);
    },
    reset: () => {
      refusal = undefined;
      refusalOf = () => undefined;
      mails.length = 0;
    },
    stop: close,
  };
}

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;
