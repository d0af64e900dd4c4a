import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { supporters } from '@/cms/access';
import { readSender, writeLetter } from '@/cms/letters/write-letter';
import { transactionOf } from '@/cms/payload-transaction';
import { refuse } from '@/cms/refuse';
import type { TakenStep } from '@/cms/state-moves';
import type { User, Waitlist } from '@/payload-types';
import { fillPlaceholders } from '@/shared/fill-placeholders';
import type { Letter } from '@/shared/letters';
import { NOT_VALID, readRequest } from '@/shared/request-contract';
import { type MoveResult, type MovesRequest, movesRequest } from '../contract';
import { applicationStates } from '../rules/application-states';
import { applicantLetters } from './applicant-letters';

/** Handed through Payload's update to the step: what to mail with it, and whether it was taken. */
type Errand = { letter: Letter | null; isTaken: boolean };

/** Mails the applicant in the transaction of the step, if staff asked for that. */
export async function mailWithStep({ req, document, reason }: TakenStep): Promise<void> {
  const errand = req.context.errand as Errand | undefined;
  if (!errand) return;
  errand.isTaken = true;
  if (!errand.letter) return;
  const { id, fullName, email, organization, quarantined } = document as unknown as Waitlist;
  const facts = { name: fullName, organization, ...(reason === null ? {} : { reason }) };
  const letter = {
    subject: fillPlaceholders(errand.letter.subject, facts),
    text: fillPlaceholders(errand.letter.text, facts),
  };
  const sender = await readSender(req, applicantLetters);
  const applicant = { id, email, isSpam: quarantined === true };
  await writeLetter(transactionOf(req), applicantLetters, applicant, letter, sender);
}

/** @returns why it stayed, as a sentence; null when it moved */
async function moveOne(
  { payload, user }: PayloadRequest,
  id: number,
  { to, reason, letter }: MovesRequest,
): Promise<string | null> {
  const errand: Errand = { letter, isTaken: false };
  try {
    // A request of its own, and so a transaction of its own: one that is refused holds up no other.
    await payload.update({
      collection: 'waitlist',
      id,
      data: { status: to, moveReason: reason },
      depth: 0,
      context: { errand },
      overrideAccess: false,
      user,
    });
    return errand.isTaken ? null : `It is ${applicationStates.labelOf(to)} already.`;
  } catch (error) {
    // By its mark: in a built site the class may be there twice.
    const { isPublic, message } = error as Error & { isPublic?: boolean };
    if (isPublic) return message;
    payload.logger.error(error);
    return 'Something went wrong on our side. Please try it again.';
  }
}

/**
 * POST /admin/api/waitlist/moves: each application by itself, by the rules that hold for one. What cannot move stays
 * and says why.
 */
const moveMany: PayloadHandler = async (req) => {
  if (!supporters({ req })) throw refuse('Your account may not do this', 403);
  const parsed = readRequest(movesRequest, await req.json?.());
  if (!parsed.success) throw refuse(parsed.error.issues[0]?.message ?? NOT_VALID);
  const { ids, letter, reason } = parsed.data;
  if (letter && `${letter.subject}${letter.text}`.includes('{reason}') && !reason)
    throw refuse('The mail names {reason}, but no reason is given.');
  const { docs } = await req.payload.find({
    collection: 'waitlist',
    where: { id: { in: ids } },
    limit: ids.length,
    select: { organization: true },
    depth: 0,
    overrideAccess: false,
    user: req.user as User,
  });
  const results: MoveResult[] = [];
  for (const id of new Set(ids)) {
    const organization = docs.find((one) => one.id === id)?.organization;
    results.push({
      id,
      organization: organization ?? `Application ${id}`,
      stayed: organization ? await moveOne(req, id, parsed.data) : 'It is no longer here.',
    });
  }
  return Response.json({ results }, { headers: { 'Cache-Control': 'no-store' } });
};

export const movesEndpoint: Endpoint = { path: '/moves', method: 'post', handler: moveMany };
