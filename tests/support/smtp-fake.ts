import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; raw: string; parsed: Email };

type Reply = { code: number; text: string } | undefined;

/** A real SMTP server on the loopback that keeps what it gets. `refuseWith` makes it answer 4xx or 5xx after DATA. */
export async function startSmtp() {
  const mails: ReceivedMail[] = [];
  let refusal: Reply;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (refusal) return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        mails.push({ from, to, raw, parsed: await PostalMime.parse(raw) });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: (reply: Reply) => {
      refusal = reply;
    },
    /** Resolves with the first mail for which `wanted` holds; rejects after `ms`. */
    waitForMail: async (wanted: (mail: ReceivedMail) => boolean, ms = 15_000): Promise<ReceivedMail> => {
      for (const end = Date.now() + ms; Date.now() < end; ) {
        const found = mails.find(wanted);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No such mail within ${ms} ms; ${mails.length} others came`);
    },
    reset: () => {
      refusal = undefined;
      mails.length = 0;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;
