import type { Job, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { OutgoingMail } from '@/core/db/enqueue-mail';
import { sweepRecordFiles } from '@/core/db/record-files';
import { sweepPrivateFiles } from '@/core/db/sweep-private-files';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import type { FeatureJobs } from '@/core/server/server-feature';
import { HELD_MAIL } from '@/core/shared/mail-text';
import { isSampleMailbox } from '@/core/shared/sample-brand';
import { env } from '@/env';
import { isOn } from '@/features';
import { readAnnouncement } from '@/features/draw/server/announcement.queries';
import { handleBounce } from '@/features/mail/server/bounced-mail';
import { deliver } from '@/features/mail/server/deliver';
import { INCOMING_FILES } from '@/features/mail/server/incoming/process-mail';
import type { OutboxMail } from '@/features/mail/server/outbox';
import { readSmtpRefusal } from '@/features/mail/server/refusal';
import { replyAddress } from '@/features/mail/server/reply-address';
import { sendMail } from '@/features/mail/server/send-mail.job';
import { openTransport, smtpTransport } from '@/features/mail/server/smtp';
import { sendIssue } from '@/features/newsletter/server/send-issue.job';
import { applyErasures } from '@/features/privacy/server/apply-erasures';
import { forgetInTime } from '@/features/privacy/server/forget-in-time.job';
import { loadJobs, loadPersonalData, loadReturnedMail } from '@/features.server';
import { withTransaction } from '@/kit/db/transaction';
import { isInOwnNetwork } from '@/kit/shared/network-address';
import { tidyUp } from './housekeeping.job';
import { inboxOf, onLeft, ownMailboxes } from './receive-mail';

/** The brand supplies what `MAIL_FROM` leaves out. */
async function readFrom() {
  const { name, mailboxes } = await readBrandIdentity();
  return { name, address: mailboxes.contact, ...env().MAIL_FROM };
}

/** What a mail server in one's own network is given reaches nobody else: a trial. */
const leavesTheNetwork = () => !isInOwnNetwork(new URL(env().SMTP_URL ?? 'smtp://localhost').hostname);

/** Whether an email must wait: one of these addresses, or its sender's, is the sample brand's (decision 036). */
async function isHeld(addresses: (string | null)[]): Promise<boolean> {
  const [{ name }, from] = await Promise.all([readBrandIdentity(), readFrom()]);
  return leavesTheNetwork() && [from.address, ...addresses].some((address) => isSampleMailbox(name, address));
}

/** A newsletter is answered to the contact mailbox. */
const isNewsletterHeld = async () => isHeld([(await readBrandIdentity()).mailboxes.contact]);

/** The mailbox of today in place of the sample's, which it was when the email was written; null: it must wait. */
async function withOwnAddresses(mail: OutboxMail): Promise<OutboxMail | null> {
  const { name, mailboxes } = await readBrandIdentity();
  const mailbox = mailboxes[(await inboxOf(mail.collection))?.mailbox ?? 'contact'];
  const own = <T extends string | null>(address: T) => (isSampleMailbox(name, address) ? mailbox : address);
  const now = { ...mail, to: own(mail.to), replyTo: own(mail.replyTo) };
  return (await isHeld([now.to, now.replyTo])) ? null : now;
}

const mailPayload = z.object({ mailId: z.number().int() });
const issuePayload = z.object({ issueId: z.number().int() });

/** The queue gives the job up after this attempt. */
const isLastTry = (job: Job) => job.attempts >= job.max_attempts;

/** For a newsletter: one connection for many emails. What comes back goes to an address that names the delivery. */
const openDelivery = (pool: Pool) => async () => {
  if (await isNewsletterHeld()) return HELD_MAIL;
  const transport = openTransport();
  if (!transport) return 'There is no mail server (SMTP_URL)';
  const own = await ownMailboxes();
  return {
    deliver: async ({ about, ...mail }: OutgoingMail & { messageId: string }) => {
      const from = await readFrom();
      const isOurs = own.includes(from.address.toLowerCase());
      const returnPath = isOurs ? replyAddress(from.address, about) : undefined;
      return deliver(transport, { ...mail, returnPath }, from);
    },
    refused: async (address: string, error: string) => {
      const returned = await loadReturnedMail();
      const refusal = { ...readSmtpRefusal(error), mail: null, address };
      await withTransaction((tx) => handleBounce(tx, returned, refusal), pool);
    },
    close: () => transport.close(),
  };
};

/** A feature's own jobs, as the queue runs them. */
const queued = (pool: Pool, features: readonly FeatureJobs[]): TaskList =>
  Object.fromEntries(
    features.flatMap(({ queued = {} }) =>
      Object.entries(queued).map(([name, work]) => [
        name,
        async (payload: unknown, { job }: { job: Job }) => void (await work(pool, payload, isLastTry(job))),
      ]),
    ),
  );

/** Every job the queue knows, by the name under which it is added. */
export async function tasks(pool: Pool, signal: AbortSignal): Promise<TaskList> {
  const transport = smtpTransport();
  const features = await loadJobs();
  return {
    ...queued(pool, features),
    'send-mail': async (payload, { job }) => {
      const { mailId } = mailPayload.parse(payload);
      await sendMail({
        pool,
        transport,
        readFrom,
        readOwn: ownMailboxes,
        withOwnAddresses,
        onLeft,
        returned: await loadReturnedMail(),
        mailId,
        isLastTry: isLastTry(job),
      });
    },
    ...(isOn('newsletter') && {
      'send-issue': async (payload: unknown) => {
        const { issueId } = issuePayload.parse(payload);
        await sendIssue({
          pool,
          open: openDelivery(pool),
          readAnnouncement,
          issueId,
          signal,
        });
      },
    }),
    'tidy-up': async () => {
      await tidyUp(pool);
      for (const { begin = [], tidyUp: expire = [] } of features)
        for (const sweep of [...begin, ...expire]) await sweep(pool);
      await sweepPrivateFiles(pool, INCOMING_FILES);
      await sweepRecordFiles(pool);
    },
    'forget-in-time': async () => {
      const personalData = await loadPersonalData();
      await forgetInTime(pool, personalData);
      for (const { erase = [] } of features) for (const sweep of erase) await sweep(pool);
      // Rows may have been restored in a way that leaves no sign.
      await applyErasures(personalData, {
        everything: true,
        report: (line) => console.error(`worker: ${line}`),
      });
    },
  };
}

/** Minutes and hours in UTC. */
export const CRONTAB = '*/10 * * * * tidy-up ?max=3\n20 3 * * * forget-in-time ?fill=1d&max=3';
