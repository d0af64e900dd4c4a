import { deskMayHaveChanged } from '@/core/db/desk-changes';
import { enqueueMails } from '@/core/db/enqueue-mail';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { readWordsOf } from '@/core/server/owner-words.queries';
import { readPoliciesInForce } from '@/core/server/policies-in-force.queries';
import { sourceOf } from '@/core/server/source-sql';
import { referenceOf, type Submit, screenSubmission } from '@/core/server/submission';
import { organizationKey } from '@/core/shared/organization-key';
import type { PoliciesInForce } from '@/core/shared/policies-in-force';
import { env, takesMail } from '@/env';
import { answeredBefore, workOnce } from '@/kit/db/idempotency';
import { insertRow } from '@/kit/db/insert-row';
import { mailboxKey } from '@/kit/db/limiter';
import type { Transaction } from '@/kit/db/transaction';
import { parseWords } from '@/kit/server/public-endpoint';
import { storedOf } from '@/kit/shared/form-definition';
import { waitlistForm } from '../contract';
import { APPLICATION_TEXTS } from '../contract.texts';
import { type WaitlistRequest, waitlistFields, waitlistRequest } from '../waitlist.form';
import { applicationAcknowledgement, applicationNotice } from './application-mails.email';

type Answer = { success: true };
const readApplicationWords = readWordsOf(APPLICATION_TEXTS);

/** Handles an application from its fields to its answer. @throws EndpointError; CommitFailedError; database errors */
export const submitApplication: Submit<Answer> = async (arrival) => {
  // Removing where one came from does not make it another application.
  const { via, ...input } = parseWords(waitlistRequest, arrival.raw);
  const key = arrival.keyOf(input);
  const known = await answeredBefore<Answer>(key);
  if (known) return known;

  const [brand, policies, words] = await Promise.all([
    readBrandIdentity(),
    readPoliciesInForce(),
    readApplicationWords(),
  ]);
  const { suspectedSpam, mayMailSender } = await screenSubmission(waitlistForm, arrival, input.email, brand);

  const done = await workOnce<Answer>(key, async (tx) => {
    const reference = referenceOf(key);
    const id = await insertApplication(tx, { input, via, suspectedSpam, reference, policies });
    if (suspectedSpam) return { success: true };
    const application = { ...input, id };
    const sender = { brand, siteUrl: env().SITE_URL, takesMail: takesMail() };
    const mails = [applicationNotice(application, sender)];
    if (mayMailSender) mails.push(applicationAcknowledgement(application, sender, words.received));
    await enqueueMails(tx, mails);
    return { success: true };
  });
  deskMayHaveChanged();
  return done;
};

type Row = {
  input: Omit<WaitlistRequest, 'via'>;
  via: WaitlistRequest['via'];
  suspectedSpam: boolean;
  reference: string | null;
  /** null: it was not sent with the site's own form. */
  policies: PoliciesInForce | null;
};

export async function insertApplication(
  tx: Transaction,
  { input, via, suspectedSpam, reference, policies }: Row,
): Promise<number> {
  const id = await insertRow(tx, 'waitlist', {
    ...storedOf(waitlistFields, input),
    quarantined: suspectedSpam,
    reference,
    policies,
    emailKey: mailboxKey(input.email),
    organizationKey: organizationKey(input.organization),
    sourceId: { sql: sourceOf('$'), value: via ?? null },
  });
  if (id === null) throw new Error('The application was not stored');
  return id;
}
