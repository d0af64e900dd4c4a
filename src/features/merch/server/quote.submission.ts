import { z } from 'zod';
import { deskMayHaveChanged } from '@/core/db/desk-changes';
import { enqueueMails } from '@/core/db/enqueue-mail';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { currentHours } from '@/core/server/current-hours';
import { readWordsOf } from '@/core/server/owner-words.queries';
import { readPoliciesInForce } from '@/core/server/policies-in-force.queries';
import { newRecordNumber, underFreeNumber } from '@/core/server/record-number';
import { referenceOf, type Submit, screenSubmission } from '@/core/server/submission';
import { answerDue } from '@/core/shared/answer-clock';
import { hoursRule } from '@/core/shared/hours-words';
import type { PoliciesInForce } from '@/core/shared/policies-in-force';
import { env, takesMail } from '@/env';
import { answeredBefore, workOnce } from '@/kit/db/idempotency';
import { insertRow } from '@/kit/db/insert-row';
import type { Transaction } from '@/kit/db/transaction';
import { parseWords } from '@/kit/server/public-endpoint';
import type { Upload } from '@/kit/server/read-upload';
import { storedOf } from '@/kit/shared/form-definition';
import { DESIGN_FIELD, designType, type QuoteAnswer, quoteForm } from '../contract';
import { QUOTE_TEXTS } from '../contract.quote-texts';
import { quoteFields, quoteRequest } from '../quotes.form';
import { quoteStates } from '../rules/quote-states';
import { estimate } from '../rules/shirt-price';
import { designName, inspectDesign } from './design-file';
import { quoteAcknowledgement, quoteNotice } from './quote-mails.email';

/** The usual fields, and the uploaded file, which the endpoint sets and never a form field. */
const receivedQuote = quoteRequest.extend({ [DESIGN_FIELD]: z.custom<Upload | null>() });
const readQuoteWords = readWordsOf(QUOTE_TEXTS);
type ReceivedQuote = z.output<typeof receivedQuote>;

/**
 * Handles a quote request from its fields to its answer.
 * @throws EndpointError; CommitFailedError; database errors
 */
export const submitQuote: Submit<QuoteAnswer> = async (arrival) => {
  const input = parseWords(receivedQuote, arrival.raw);
  const { design } = input;
  if (design) await inspectDesign(design);
  // A second attempt writes another file: its content identifies it.
  const key = arrival.keyOf({ ...input, [DESIGN_FIELD]: design && [design.name, design.sha256] });
  const known = await answeredBefore<QuoteAnswer>(key);
  if (known) return known;

  const [brand, policies, words, schedule] = await Promise.all([
    readBrandIdentity(),
    readPoliciesInForce(),
    readQuoteWords(),
    currentHours(),
  ]);
  const { suspectedSpam, mayMailSender } = await screenSubmission(quoteForm, arrival, input.email, brand);

  const done = await workOnce(key, async (tx) => {
    const dueAt = answerDue(undefined, schedule);
    const row = { input, dueAt, suspectedSpam, reference: referenceOf(key), policies };
    const { id, number: quoteId } = await underFreeNumber(
      () => newRecordNumber(`${brand.prefix}-Q`),
      (free) => insertQuote(tx, { ...row, quoteId: free }),
    );
    // In jsonb's key order, so that a repeated answer equals the first one byte for byte.
    const answer = { dueAt, quoteId };
    if (suspectedSpam) return answer;
    const quote = {
      ...input,
      ...answer,
      id,
      estimate: estimate(Number(input.tier), input.quantity),
      designName: describeDesign(design)?.name ?? null,
    };
    const sender = { brand, siteUrl: env().SITE_URL, takesMail: takesMail(), rule: hoursRule(schedule) };
    const mails = [quoteNotice(quote, sender)];
    if (mayMailSender) mails.push(quoteAcknowledgement(quote, sender, words.received));
    await enqueueMails(tx, mails);
    return answer;
  });
  deskMayHaveChanged();
  return done;
};

type Row = {
  quoteId: string;
  dueAt: string;
  input: ReceivedQuote;
  suspectedSpam: boolean;
  reference: string | null;
  policies: PoliciesInForce;
};

const describeDesign = (design: Upload | null) => {
  const type = design && designType(design.head);
  return type ? { ...design, type: type.type, name: designName(design.name, type.extension) } : null;
};

/** @returns null if another request has this number */
function insertQuote(tx: Transaction, { input, suspectedSpam, ...row }: Row): Promise<number | null> {
  const { design: file, ...fields } = input;
  const design = describeDesign(file);
  return insertRow(
    tx,
    'quotes',
    {
      ...storedOf(quoteFields, fields),
      ...row,
      estimate: estimate(Number(input.tier), input.quantity),
      designFile: design?.id ?? null,
      designName: design?.name ?? null,
      designType: design?.type ?? null,
      designBytes: design?.bytes ?? null,
      status: suspectedSpam ? 'spam' : quoteStates.initial,
      quarantined: suspectedSpam,
    },
    'quoteId',
  );
}
