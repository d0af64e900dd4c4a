import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { supporters } from '@/cms/access';
import { recordActivity } from '@/db/activity';
import { hashContent, type SubmissionKey } from '@/db/idempotency';
import { answeredBefore, workOnce } from '@/db/once';
import { requestPool } from '@/db/pool';
import type { User } from '@/payload-types';
import { LETTER_PLACEHOLDER, type Letter, type LettersAnswer, letterRequest } from '../contract';
import { type Applicant, readSender, refuse, writeTo } from './applicant-letter';

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/** @throws APIError 403 for roles whose work applications are not, 404 for what no application can have as its id */
function atDesk(req: PayloadRequest): number {
  if (!supporters({ req })) throw refuse('Your account may not do this', 403);
  const id = Number(req.routeParams?.id);
  if (!Number.isInteger(id)) throw refuse('There is no such application', 404);
  return id;
}

const ABOUT = `select full_name as name, organization, email, status::text, coalesce(quarantined, false) as quarantined,
    (select reason from steps where subject = 'waitlist' and subject_id = w.id::text order by id desc limit 1) as reason
  from waitlist w where id = $1`;
const MAILS = `select id, subject, text, created_at as at, coalesce(from_person, false) as "byStaff",
    state::text as mail, last_error as problem
  from mails where related_collection = 'waitlist' and related_id = $1
    and kind in ('application-acknowledgement', 'application-letter') order by id`;

/** GET /admin/api/waitlist/<id>/mails: what was written to the applicant, and how far each mail has come. */
const listLetters: PayloadHandler = async (req) => {
  const id = atDesk(req);
  const [about, mails] = await Promise.all([
    requestPool().query(ABOUT, [id]),
    requestPool().query<LettersAnswer['mails'][number]>(MAILS, [String(id)]),
  ]);
  if (!about.rows[0]) throw refuse('There is no such application', 404);
  return answer({ ...about.rows[0], mails: mails.rows } satisfies LettersAnswer);
};

const uuid = z.uuid();

function keyOf({ headers }: PayloadRequest, id: number, letter: Letter): SubmissionKey {
  const key = uuid.safeParse(headers.get('idempotency-key')?.trim().toLowerCase());
  if (!key.success) throw refuse('The Idempotency-Key must be a UUID');
  const path = `waitlist/${id}/mails`;
  return { path, key: key.data, contentHash: hashContent(letter), lifetime: '48 hours' };
}

async function readLetter(req: PayloadRequest): Promise<Letter> {
  const parsed = letterRequest.safeParse(await req.json?.());
  if (!parsed.success) throw refuse(parsed.error.issues[0]?.message ?? 'The request is not valid');
  const left = LETTER_PLACEHOLDER.exec(`${parsed.data.subject} ${parsed.data.text}`);
  if (left) throw refuse(`The mail still has ${left[0]} in it.`);
  return parsed.data;
}

const ADDRESSED = `select id, full_name as "fullName", email, organization, quarantined
  from waitlist where id = $1 for update`;

/** POST /admin/api/waitlist/<id>/mails: a mail to the applicant. One that is sent again is sent once. */
const sendLetter: PayloadHandler = async (req) => {
  const id = atDesk(req);
  const letter = await readLetter(req);
  const key = keyOf(req, id, letter);
  const { id: actorId, username } = req.user as User;
  const sender = await readSender(req);
  const done =
    (await answeredBefore(key)) ??
    (await workOnce(key, async (tx) => {
      const { rows } = await tx.query<Applicant>(ADDRESSED, [id]);
      if (!rows[0]) throw refuse('There is no such application', 404);
      await writeTo(tx, rows[0], letter, sender);
      await recordActivity((text, values) => tx.query(text, values), {
        actor: { id: actorId, username },
        action: 'wrote to the applicant of',
        subject: 'waitlist',
        subjectId: String(id),
        details: null,
      });
      return { kept: true };
    }));
  if (!done.sameContent) throw refuse('This mail was already sent with different words');
  return answer(done.answer, 201);
};

export const letterEndpoints: Endpoint[] = [
  { path: '/:id/mails', method: 'get', handler: listLetters },
  { path: '/:id/mails', method: 'post', handler: sendLetter },
];
