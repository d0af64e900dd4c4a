import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { OutgoingMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import type { NewsletterWords } from '../contract.texts';
import { type Claimed, claimNext, type Settled, settle } from './delivery-rows';
import { type IssueText, issueMail } from './issue-mail.email';
import { issueReader } from './issue-reader';
import type { IssueRow } from './issue-rows';
import { DELIVERIES } from './reader-reports';

/** One attempt at one email: `deliver` of the mail feature. */
export type Deliver = (
  mail: OutgoingMail & { messageId: string },
) => Promise<
  | { state: 'sent' }
  | { state: 'refused'; isForGood: boolean; error: string }
  | { state: 'unreachable'; error: string }
  | { state: 'unsure'; error: string }
>;

export type Refused = (address: string, error: string) => Promise<void>;

type Outcome = Awaited<ReturnType<Deliver>>;

/** Why a slice ended early; null when nothing stopped it. */
export type Held = { error: string; isOver: boolean } | null;

const MOST_TRIES = 5;
const MINUTE = 60;
/** Many refusals in a row are about us, not about the subscribers: a person should look before sending continues. */
const REFUSALS_IN_A_ROW = 10;

function settledBy(outcome: Outcome, tries: number): Settled {
  if (outcome.state === 'sent') return { state: 'sent' };
  const note = outcome.error;
  if (outcome.state === 'unsure') return { state: 'unsure', note };
  if (outcome.state === 'unreachable') return { state: 'waiting', note, counts: false };
  if (outcome.isForGood || tries >= MOST_TRIES) return { state: 'failed', note };
  return { state: 'waiting', note, waitSeconds: tries * tries * 5 * MINUTE };
}

type Issue = IssueText & Pick<IssueRow, 'rate' | 'slug' | 'isPublic'>;

type Slice = {
  db: PoolClient;
  issue: Issue;
  brand: BrandIdentity;
  words: NewsletterWords['issue'];
  deliver: Deliver;
  /** What follows when a server refuses an email for good. */
  refused: Refused;
  /** Stops after the email being sent. */
  signal: AbortSignal;
  milliseconds: number;
};

const mailFor = ({ issue, brand, words }: Slice, { id, email, messageId }: Claimed) => ({
  ...issueMail(issue, brand, issueReader(email, issue), words),
  messageId,
  about: { collection: DELIVERIES, id: String(id) },
});

/**
 * Sends emails of one issue, in sequence and at its rate, until the time is up, none is left, staff stop it or
 * something blocks it. Never more than one is being sent, so a process that dies leaves at most one in doubt.
 */
export async function sendSlice(slice: Slice): Promise<Held> {
  const { db, issue, deliver, signal, milliseconds } = slice;
  const gap = issue.rate > 0 ? (MINUTE * 1000) / issue.rate : 0;
  const end = Date.now() + milliseconds;
  let refused = 0;
  while (!signal.aborted && Date.now() < end) {
    const began = Date.now();
    const next = await claimNext(db, issue.id);
    if (!next) return null;
    if (next.state === 'left-out') continue;
    const outcome = await deliver(mailFor(slice, next));
    if (outcome.state === 'refused' && outcome.isForGood) await slice.refused(next.email, outcome.error);
    await settle(db, next.id, settledBy(outcome, next.attempts + 1));
    if (outcome.state === 'unreachable' || outcome.state === 'unsure')
      return { error: outcome.error, isOver: false };
    refused = outcome.state === 'refused' ? refused + 1 : 0;
    if (outcome.state === 'refused' && refused >= REFUSALS_IN_A_ROW)
      return { error: outcome.error, isOver: true };
    const rest = began + gap - Date.now();
    if (rest > 0) await pause(rest, undefined, { signal }).catch(() => undefined);
  }
  return null;
}
