import { z } from 'zod';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import {
  DOUBLE_CLICK_LIFETIME,
  hashContent,
  KEY_LIFETIME,
  type Once,
  type SubmissionKey,
} from '@/kit/db/idempotency';
import { mailboxKey } from '@/kit/db/limiter';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { countSubmission, type LimitedForm, mayBePerson } from './form-limits';
import { looksLikeSpam } from './spam-checks';

/** The parsed details of a submission. */
export type Content = { email: string; [field: string]: unknown };

/** A form as received, from a script or from a browser without JavaScript. */
export type Arrival = {
  /** Its fields, before a contract drops unknown ones: the spam fields are among them. */
  raw: unknown;
  /** The network address of the sender. */
  address: string;
  /** Path of the page that contained the form; null when the browser does not say. */
  page: string | null;
  /**
   * Identifies a repeated submission; null for a script that sends no key.
   *
   * @throws EndpointError bad-key
   */
  keyOf: (content: Content) => SubmissionKey | null;
};

/** A feature's whole handling of its form. Resolves only when what it acknowledges is committed. */
export type Submit<Answer> = (arrival: Arrival) => Promise<Once<Answer>>;

const uuid = z.uuid();
const isUuid = (value: string) => uuid.safeParse(value).success;

/** @returns null without the header. @throws EndpointError bad-key */
export function headerKey(headers: Headers, path: string, content: unknown): SubmissionKey | null {
  const key = headers.get('idempotency-key')?.trim().toLowerCase();
  if (key === undefined) return null;
  if (!isUuid(key)) throw new EndpointError('bad-key');
  return { path, key, contentHash: hashContent(content), lifetime: KEY_LIFETIME };
}

/** Pages contain nothing per visitor, so forms have no key: the same details soon after are the same form. */
export function contentKey(path: string, content: Content): SubmissionKey {
  const contentHash = hashContent(content);
  const key = hashContent([mailboxKey(content.email), contentHash]);
  return { path, key, contentHash, lifetime: DOUBLE_CLICK_LIFETIME };
}

/** The browser's key of a submission; a forwarded email or a downloaded file contains it too. */
export const referenceOf = (key: SubmissionKey | null) => (key && isUuid(key.key) ? key.key : null);

/**
 * Checks for spam, then counts the submission against its limits.
 *
 * @param mailsSender whether the sender gets an email right away, if allowed
 * @returns whether it is suspected spam, and whether the email may be sent
 * @throws EndpointError too-many
 */
export async function screenSubmission(
  form: LimitedForm,
  { raw, address }: Arrival,
  email: string,
  brand: BrandIdentity,
  mailsSender = true,
): Promise<{ suspectedSpam: boolean; mayMailSender: boolean }> {
  const suspectedSpam = looksLikeSpam(raw);
  const wantsMail = mailsSender && !suspectedSpam && mayBePerson(email, brand);
  return { suspectedSpam, mayMailSender: await countSubmission(form, { address, email, wantsMail }) };
}

/** @throws EndpointError key-reused */
export function answerOf<Answer>({ answer, sameContent }: Once<Answer>): Answer {
  if (!sameContent) throw new EndpointError('key-reused');
  return answer;
}
