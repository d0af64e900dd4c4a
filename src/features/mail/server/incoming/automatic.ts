import type { Email } from 'postal-mime';
import { isMachine } from '@/core/server/form-limits';
import { domainOf } from '@/core/shared/mail-provider';
import { type Headers, headerNamed, headersNamed } from './read-headers';
import type { Writer } from './sender';

/** More servers than any email passes through: it is in a loop. */
const MOST_HOPS = 50;

const AWAY = 'A program sent it, such as an out-of-office reply.';
const TO_MANY = 'It was sent to many people.';

/** Fields of programs that answer by themselves, whatever they say but no: X-Autoreply, X-Auto-Respond, X-Mail-Autoreply. */
const ANSWERING = /^x-(mail-)?auto-?(reply|replied|respond|responder|response|generated)(-from)?$/;
/** Others, by what they say. */
const SAYING: Readonly<Record<string, RegExp>> = {
  'delivered-to': /^autoresponder$/i,
  'x-apple-action': /vacation/i,
  'x-fc-machinegenerated': /^(true|yes|1)/i,
  'x-list-administrivia': /^yes/i,
  'x-post-messageclass': /autoresponder/i,
  'x-vacation': /./,
  precedence: /^auto[-_]?reply/i,
};

/** How mail programs begin the subject of a reply that they write while somebody is away. */
const AWAY_SUBJECT =
  /^\s*(auto(matic)?([- ]?(reply|response|answer))?|out of (the )?office( (auto-?)?reply| re)?|vacation reply|abwesenheit(snotiz)?|afwezig|frånvaro|fuori sede|fuera de la oficina|absence du bureau|εκτός γραφείου|mimo kancelář|automatisk svar|odpowiedź automatyczna|automatische (antwort|reactie)|automatisch antwoord|réponse automatique|respuesta automática|risposta automatica|resposta automática|autosvar|automaattinen vastaus|autom?atyczna odpowiedź|automatická odpověď|автоматический ответ|автоответ|αυτόματη απάντηση|otomatik yanıt|自動応答|自动回复)\s*[:：]|^.{1,80} is out of the office\b/i;
const DAEMON =
  /^["\s]*(mail(er)? ?-?(delivery )?(sub)?-?(system|daemon)|internet mail delivery|postmaster)\b/i;

const answersByItself = ({ key, value }: Headers[number]) =>
  (ANSWERING.test(key) && !/^(no|none|false|0)?$/i.test(value.trim())) ||
  SAYING[key]?.test(value.trim()) === true;

const submittedBy = (headers: Headers) => headerNamed(headers, 'auto-submitted').trim().toLowerCase();
const isProgram = (headers: Headers) => !/^(no\b|$)/.test(submittedBy(headers));

/** RFC 5321: nobody gets what is returned to it. Some servers write the name of their own program instead. */
const hasEmptySender = (headers: Headers): boolean => {
  const [sender] = headersNamed(headers, 'return-path');
  return sender !== undefined && /^(< *>|<? ?mailer-daemon(@[^<>]*)?>?|)$/i.test(sender.trim());
};

/** A mail server that reports: it has no return address, or a name like theirs. */
export const isFromMailServer = (headers: Headers): boolean =>
  hasEmptySender(headers) ||
  DAEMON.test(headerNamed(headers, 'from')) ||
  /<?(mailer[-_]?daemon|postmaster|mail-daemon)@/i.test(headerNamed(headers, 'from').slice(-300));

const isBulk = (headers: Headers) => /^(bulk|junk)\b/i.test(headerNamed(headers, 'precedence').trim());

const isReceipt = ({ headers, attachments }: Email) =>
  /^multipart\/report\b/i.test(headerNamed(headers, 'content-type').trim()) ||
  attachments.some(({ mimeType }) => mimeType === 'message/disposition-notification');

/**
 * Why nobody is waiting for an answer to this email, in words for staff; null when a person wrote it. RFC 3834, and
 * what programs sent before it and send beside it.
 */
export function automaticReason(email: Email, { from, isClaimed, list, original }: Writer): string | null {
  const { headers } = email;
  if (headersNamed(headers, 'received').length > MOST_HOPS) return 'It is in a mail loop.';
  if (hasEmptySender(headers)) return 'It asks for no answer: it has no return address.';
  if (isProgram(headers) && !(isClaimed && submittedBy(headers).startsWith('auto-generated'))) return AWAY;
  if (headers.some(answersByItself)) return AWAY;
  if (
    AWAY_SUBJECT.test(email.subject ?? '') &&
    /\b(all|oof|autoreply)\b/i.test(headerNamed(headers, 'x-auto-response-suppress'))
  )
    return AWAY;
  if (isReceipt(email)) return 'A mail program sent it: it reports, such as a receipt.';
  if (isFromMailServer(headers)) return 'A mail server sent it.';
  if (isBulk(headers) && !isClaimed) return TO_MANY;
  if (list === 'other' && !original) return TO_MANY;
  return isMachine(from?.address ?? '') ? 'Its address belongs to a program.' : null;
}

/** Why a person should look whether somebody waits for an answer; null when somebody does. */
export function doubtAbout({ headers, subject }: Email, { from, isClaimed, list }: Writer): string | null {
  if (list === 'other') return 'A mailing list sent it, in the name of whoever wrote it.';
  if (AWAY_SUBJECT.test(subject ?? '')) return 'Its subject is that of an automatic reply.';
  if (list === null && headerNamed(headers, 'list-unsubscribe') !== '')
    return 'It may have been sent to many people.';
  const isSameDomain = headerNamed(headers, 'from')
    .toLowerCase()
    .includes(`@${domainOf(from?.address ?? '')}`);
  if (isClaimed && (isProgram(headers) || isBulk(headers) || (list === null && isSameDomain)))
    return 'A program sent it, maybe for a person.';
  return null;
}

/** The receiving server’s spam filter says so. Somebody who writes this into their own email only harms that email. */
export const isMarkedSpam = (headers: Headers): boolean =>
  [
    headerNamed(headers, 'x-spam-flag'),
    headerNamed(headers, 'x-spam'),
    headerNamed(headers, 'x-spam-status'),
  ].some((value) => /^\s*(yes|true)\b/i.test(value));
