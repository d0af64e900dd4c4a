import { z } from 'zod';
import { enqueueMails } from '@/db/enqueue-mail';
import type { Transaction } from '@/db/transaction';
import { env } from '@/env';
import type { Upload } from '@/server/read-upload';
import { newRecordNumber } from '@/server/record-number';
import { type Submission, siteFacts, TakenError } from '@/server/submission';
import { answerDue } from '@/shared/answer-clock';
import type { ReadBrandIdentity } from '@/shared/brand-identity';
import type { PoliciesInForce, ReadPoliciesInForce } from '@/shared/policies-in-force';
import { DESIGN_FIELD, designType, type QuoteAnswer, quoteRequest } from '../contract';
import { quoteStates } from '../rules/quote-states';
import { estimate } from '../rules/shirt-price';
import { designName } from './design-file';
import { quoteAcknowledgement, quoteNotice } from './quote-mails.email';

/** The fields as everywhere; the file as the disk has it, put there by the door and never by a field. */
const receivedQuote = quoteRequest.extend({ [DESIGN_FIELD]: z.custom<Upload | null>() });
type ReceivedQuote = z.output<typeof receivedQuote>;

type Row = {
  input: ReceivedQuote;
  answer: QuoteAnswer;
  trapped: boolean;
  reference: string | null;
  policies: PoliciesInForce;
};

const describe = (design: Upload | null) => {
  const type = design && designType(design.head);
  return type ? { ...design, type: type.type, name: designName(design.name, type.extension) } : null;
};

async function insertQuote(
  tx: Transaction,
  { input, answer, trapped, reference, policies }: Row,
): Promise<number> {
  const design = describe(input.design);
  const { rows } = await tx.query<{ id: number }>({
    name: 'insert-quote',
    text: `insert into quotes
             (quote_id, due_at, merchandise, quantity, tier, event, sizes, idea, name, email, organization, estimate,
              design_file, design_name, design_type, design_bytes, status, quarantined, reference,
              policies)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
           on conflict (quote_id) do nothing returning id`,
    values: [
      answer.quoteId,
      answer.dueAt,
      input.merchandise,
      input.quantity,
      input.tier,
      input.event,
      input.sizes,
      input.idea,
      input.name,
      input.email,
      input.organization,
      estimate(Number(input.tier), input.quantity),
      design?.id,
      design?.name,
      design?.type,
      design?.bytes,
      trapped ? 'spam' : quoteStates.initial,
      trapped,
      reference,
      policies,
    ],
  });
  if (!rows[0]) throw new TakenError();
  return rows[0].id;
}

export const quoteSubmission = (
  readBrand: ReadBrandIdentity,
  readPolicies: ReadPoliciesInForce,
): Submission<ReceivedQuote, QuoteAnswer> => ({
  form: 'quotes',
  contract: receivedQuote,
  // In the order in which jsonb gives them back, so that a repeated answer is the first one to the letter.
  newAnswer: async () => ({
    dueAt: answerDue(),
    quoteId: newRecordNumber(`${(await readBrand()).prefix}-Q`),
  }),
  readFacts: siteFacts(readBrand, readPolicies),
  mailsSender: () => true,
  store: async (tx, { input, answer, trapped, reference, brand, policies, mayMailSender }) => {
    const id = await insertQuote(tx, {
      input,
      answer,
      trapped,
      reference,
      policies,
    });
    if (trapped) return;
    const design = describe(input.design);
    const quote = {
      ...input,
      ...answer,
      id,
      estimate: estimate(Number(input.tier), input.quantity),
      designName: design?.name ?? null,
    };
    const sender = { brand, siteUrl: env().SITE_URL };
    const mails = [quoteNotice(quote, sender)];
    if (mayMailSender) mails.push(quoteAcknowledgement(quote, sender));
    await enqueueMails(tx, mails);
  },
});
