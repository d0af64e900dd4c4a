import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { type Actor, recordActivity } from '@/db/activity';
import { answeredBefore, hashContent, type SubmissionKey, workOnce } from '@/db/idempotency';
import { requestPool } from '@/db/pool';
import { readMoment } from '@/db/record-moment';
import { recordStep } from '@/db/steps';
import type { Transaction } from '@/db/transaction';
import type { User } from '@/payload-types';
import { type LetterEntry, type LettersAnswer, type SendRequest, sendRequest } from '@/shared/letters';
import { NOT_VALID, readRequest } from '@/shared/request-contract';
import { supporters } from '../access';
import { refuse } from '../refuse';
import type { LetterDesk, LetterRecord } from './letter-desk';
import { readSender, writeLetter } from './write-letter';

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/** @throws APIError 403 for roles whose work this is not, 404 for what no record can have as its id */
function atDesk(req: PayloadRequest, { noun }: LetterDesk): number {
  if (!supporters({ req })) throw refuse('Your account may not do this', 403);
  const id = Number(req.routeParams?.id);
  if (!Number.isInteger(id)) throw refuse(`There is no such ${noun}`, 404);
  return id;
}

/** @throws APIError 404 */
function found<T>(record: T | undefined, { noun }: LetterDesk): T {
  if (!record) throw refuse(`There is no such ${noun}`, 404);
  return record;
}

const REASON = `select reason from steps where subject = $1 and subject_id = $2 order by id desc limit 1`;
const MAILS = `select id, subject, text, created_at as at, coalesce(from_person, false) as "byStaff",
    state::text as mail, last_error as problem
  from mails where related_collection = $1 and related_id = $2 and kind = any($3) order by id`;

/** GET …/<id>/mails: what was written to the sender, and how far each mail has come. */
const listLetters =
  (desk: LetterDesk): PayloadHandler =>
  async (req) => {
    const id = atDesk(req, desk);
    const { slug, kinds, step } = desk;
    const about = [slug, String(id)];
    const pool = requestPool();
    const [moment, record, last, mails] = await Promise.all([
      readMoment(pool, slug, id),
      pool.query<LetterRecord>(desk.record, [id]),
      pool.query<{ reason: string | null }>(REASON, about),
      pool.query<LetterEntry>(MAILS, [...about, Object.values(kinds)]),
    ]);
    const { id: _, ...shown } = found(record.rows[0], desk);
    return answer({
      ...shown,
      moment: found(moment, desk),
      reason: last.rows[0]?.reason ?? null,
      step: step?.from.includes(shown.status) ? step.offer : null,
      mails: mails.rows,
    } satisfies LettersAnswer);
  };

const uuid = z.uuid();

function keyOf({ headers }: PayloadRequest, path: string, letter: SendRequest): SubmissionKey {
  const key = uuid.safeParse(headers.get('idempotency-key')?.trim().toLowerCase());
  if (!key.success) throw refuse('The Idempotency-Key must be a UUID');
  return { path, key: key.data, contentHash: hashContent(letter), lifetime: '48 hours' };
}

async function readLetter(req: PayloadRequest): Promise<SendRequest> {
  const parsed = readRequest(sendRequest, await req.json?.());
  if (!parsed.success) throw refuse(parsed.error.issues[0]?.message ?? NOT_VALID);
  return parsed.data;
}

/** What nobody filled in must not reach the sender. @throws APIError 400 */
function checkFilled({ subject, text }: SendRequest, { facts }: LetterRecord): void {
  const left = [...`${subject} ${text}`.matchAll(/\{(\w+)\}/g)].find(
    ([, name = '']) => name === 'reason' || Object.hasOwn(facts, name),
  );
  if (left) throw refuse(`The mail still has ${left[0]} in it.`);
}

async function takeStep(tx: Transaction, { slug, step }: LetterDesk, record: LetterRecord, by: Actor) {
  if (!step?.from.includes(record.status)) return null;
  const { to, label } = step;
  await tx.query(`update ${slug} set status = $2::enum_${slug}_status, updated_at = now() where id = $1`, [
    record.id,
    to,
  ]);
  await recordStep(tx, {
    subject: slug,
    subjectId: String(record.id),
    left: label(record.status),
    entered: label(to),
    by: by.username,
    reason: null,
  });
  return `status: ${record.status} → ${to}`;
}

/** POST …/<id>/mails: a mail to the sender. One that is sent again is sent once. */
const sendLetter =
  (desk: LetterDesk): PayloadHandler =>
  async (req) => {
    const id = atDesk(req, desk);
    const letter = await readLetter(req);
    const key = keyOf(req, `${desk.slug}/${id}/mails`, letter);
    const { id: actorId, username } = req.user as User;
    const actor = { id: actorId, username };
    const sender = await readSender(req, desk);
    const done =
      (await answeredBefore(key)) ??
      (await workOnce(key, async (tx) => {
        const { rows } = await tx.query<LetterRecord>(`${desk.record} for update`, [id]);
        const record = found(rows[0], desk);
        checkFilled(letter, record);
        await writeLetter(tx, desk, record, letter, sender);
        const details = letter.takesStep ? await takeStep(tx, desk, record, actor) : null;
        await recordActivity(tx, {
          actor,
          action: 'wrote to the sender of',
          subject: desk.slug,
          subjectId: String(id),
          details,
        });
        return { kept: true };
      }));
    if (!done.sameContent) throw refuse('This mail was already sent with different words');
    return answer(done.answer, 201);
  };

export const letterEndpoints = (desk: LetterDesk): Endpoint[] => [
  { path: '/:id/mails', method: 'get', handler: listLetters(desk) },
  { path: '/:id/mails', method: 'post', handler: sendLetter(desk) },
];
