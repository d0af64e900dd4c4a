import { readBrandIdentity } from '@/core/brand-identity.queries';
import { readWordsOf } from '@/core/owner-words.queries';
import { readPoliciesInForce } from '@/core/policies-in-force.queries';
import { sourceOf } from '@/core/source-sql';
import { deskMayHaveChanged } from '@/db/desk-changes';
import { enqueueMails } from '@/db/enqueue-mail';
import { answeredBefore, workOnce } from '@/db/idempotency';
import { insertRow } from '@/db/insert-row';
import { mailboxKey } from '@/db/limiter';
import type { Transaction } from '@/db/transaction';
import { env, takesMail } from '@/env';
import { parseWords } from '@/server/public-endpoint';
import { referenceOf, type Submit, screenSubmission } from '@/server/submission';
import { storedOf } from '@/shared/form-definition';
import { organizationKey } from '@/shared/organization-key';
import type { PoliciesInForce } from '@/shared/policies-in-force';
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
