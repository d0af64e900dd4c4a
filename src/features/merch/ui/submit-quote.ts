import { z } from 'zod';
import { fieldLines } from '@/kit/shared/field-lines';
import { fileFacts } from '@/kit/shared/form-definition';
import type { SubmitAttempt } from '@/kit/ui/form/use-contract-form';
import { ApiError, TIMEOUT_MS } from '@/kit/ui/http';
import { mailtoHref } from '@/kit/ui/submission/text-file';
import { StoppedError, uploadForm } from '@/kit/ui/upload-form';
import {
  DESIGN_FIELD,
  DESIGN_REFUSALS,
  type QuoteAnswer,
  quoteForm,
  quoteResponse,
  refuseDesign,
} from '../contract';
import { quoteFields, quoteRequest } from '../quotes.form';
import type { QuoteFailure } from './quote-notice';

export { QuoteNotice } from './quote-notice';
export { QuoteSuccess } from './quote-success';

/** The usual fields, and the file. */
export const quoteInput = quoteRequest.extend({ [DESIGN_FIELD]: z.instanceof(File).optional() });
export type QuoteInput = z.output<typeof quoteInput>;

const HEAD_BYTES = 16;
/** A phone in a basement may be silent for a while; only then does the upload give up. */
const UPLOAD_PATIENCE_MS = 60_000;

/** @returns what is wrong with a chosen file, checked before a byte is sent */
export async function inspectChosen(file: File): Promise<string | null> {
  try {
    return refuseDesign(file.size, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    return 'We can’t read the design file. Please choose it again';
  }
}

type Way = { onProgress: (part: number) => void; signal: AbortSignal };

/** @throws ApiError, NetworkError, UnexpectedAnswerError, StoppedError */
export function sendQuote(
  quote: QuoteInput,
  { idempotencyKey, spamFields }: SubmitAttempt,
  way: Way,
): Promise<QuoteAnswer> {
  const { [DESIGN_FIELD]: design, ...fields } = quote;
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...spamFields }))
    body.append(name, String(value ?? ''));
  if (design) body.append(DESIGN_FIELD, design);
  return uploadForm({
    path: quoteForm.path,
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
    responseSchema: quoteResponse,
    patienceMs: design ? UPLOAD_PATIENCE_MS : TIMEOUT_MS,
    ...way,
  });
}

type Writing = { mailbox: string; subject: string; reference: string };

/** The request as an email that lacks only its attachment. */
function mailOf(quote: QuoteInput, { mailbox, subject, reference }: Writing): string {
  const { design, ...fields } = quote;
  const { Name = '', Email = '', Organization = '', ...order } = fileFacts(quoteFields, fields);
  const lines = fieldLines({
    Name,
    Email,
    Organization,
    ...order,
    'Design file': design ? `${design.name} (please attach it)` : 'none yet',
    Reference: reference,
  });
  return mailtoHref(mailbox, subject, lines.join('\n'));
}

/** Errors about the file itself belong beside its field. */
const FILE_MESSAGES: readonly string[] = Object.values(DESIGN_REFUSALS);

/** What the form shows after an attempt that failed with `error`. */
export function explainFailure(error: unknown, quote: QuoteInput, writing: Writing): QuoteFailure {
  if (error instanceof StoppedError) return { kind: 'stopped' };
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const fieldError =
    isRefused && FILE_MESSAGES.includes(error.body) ? { [DESIGN_FIELD]: error.body } : undefined;
  const mailto = mailOf(quote, writing);
  return { kind: isRefused ? 'refused' : 'unknown', mailto, fieldError };
}
