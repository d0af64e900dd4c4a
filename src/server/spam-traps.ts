import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/shared/traps';
import { cameTooFast } from './form-token';

/**
 * True when a robot gave itself away: it filled the field that people never see, or sent the form at once. It is
 * answered like anyone else; the submission is stored as spam and mails nobody.
 *
 * @param raw the body before its contract dropped unknown keys
 */
export function isTrapped(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  const bait: unknown = Reflect.get(raw, HONEYPOT_FIELD);
  const baited = bait !== undefined && bait !== null && bait !== '' && bait !== false;
  return baited || cameTooFast(Reflect.get(raw, FORM_TOKEN_FIELD));
}
