import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { getPayloadClient } from '@/core/server/payload';
import { enqueueRecordMail } from '@/core/server/record-mails';
import { requireRole, SUPPORTERS } from '@/core/server/session';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { parseWith, publicEndpoint } from '@/kit/server/public-endpoint';
import { readJson } from '@/kit/server/read-body';
import { json } from '@/kit/server/responses';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { User, Waitlist } from '@/payload-types';
import { type BulkTransitionRequest, bulkTransitionRequest, type TransitionResult } from '../contract';
import { applicationStates } from '../rules/application-states';
import { applicantMails } from './applicant-mails';

type Order = BulkTransitionRequest & { brand: BrandIdentity; user: User & { collection: 'users' } };

/** @returns why the state did not change, as a sentence; null when it did */
async function transitionOne(id: number, { to, reason, draft, brand, user }: Order): Promise<string | null> {
  let isMoved = false;
  /** Sends the applicant's email in the transaction of the transition, if staff requested one. */
  const withTransition = async (tx: Transaction, application: Waitlist, why: string | null) => {
    isMoved = true;
    if (!draft) return;
    const { fullName, email, organization, quarantined } = application;
    const facts = { name: fullName, organization, ...(why === null ? {} : { reason: why }) };
    const mail = {
      subject: fillPlaceholders(draft.subject, facts),
      text: fillPlaceholders(draft.text, facts),
    };
    const applicant = { id, email, isSpam: quarantined === true };
    await enqueueRecordMail(tx, applicantMails, applicant, mail, brand);
  };
  const payload = await getPayloadClient();
  try {
    // A separate request, and so a separate transaction: a refusal does not affect the others.
    await payload.update({
      collection: 'waitlist',
      id,
      data: { status: to, transitionReason: reason },
      depth: 0,
      context: { withTransition },
      overrideAccess: false,
      user,
    });
    return isMoved ? null : `It’s already ${applicationStates.labelOf(to)}.`;
  } catch (error) {
    if (error instanceof EndpointError) return error.message;
    // Recognized by its property: a build may contain Payload's class twice.
    const { isPublic, message } = error as Error & { isPublic?: boolean };
    if (isPublic) return message;
    payload.logger.error(error);
    return 'Something went wrong on our side. Please try again.';
  }
}

/**
 * POST: each application separately, by the rules for a single one. Those that cannot change stay, with the reason.
 */
export const transitionsEndpoint = publicEndpoint({
  POST: async (call) => {
    const { user } = await requireRole(call, SUPPORTERS);
    const request = parseWith(bulkTransitionRequest, await readJson(call.request));
    const { ids, draft, reason } = request;
    if (draft && `${draft.subject}${draft.text}`.includes('{reason}') && !reason)
      throw new EndpointError('invalid', {
        message: 'The email uses {reason}, but no reason was given.',
      });
    const payload = await getPayloadClient();
    const { docs } = await payload.find({
      collection: 'waitlist',
      where: { id: { in: ids } },
      limit: ids.length,
      select: { organization: true },
      depth: 0,
      overrideAccess: false,
      user,
    });
    const order = { ...request, brand: await readBrandIdentity(), user };
    const results: TransitionResult[] = [];
    for (const id of new Set(ids)) {
      const organization = docs.find((one) => one.id === id)?.organization;
      results.push({
        id,
        organization: organization ?? `Application ${id}`,
        stayed: organization ? await transitionOne(id, order) : 'It is no longer here.',
      });
    }
    return json({ results });
  },
});
