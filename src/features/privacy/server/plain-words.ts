/** Names of the database in words that a person outside understands. Every other name is its own words: 'full_name'. */
const WORDS: Record<string, string> = {
  id: 'Our number',
  about: 'About this file',
  address: 'Email address',
  madeAt: 'Made',
  created_at: 'Came in',
  updated_at: 'Last changed',
  due_at: 'Answer due',
  answered_at: 'Answered',
  sent_at: 'Sent',
  ends_at: 'Ends',
  effectiveDate: 'In force from',
  body: 'Text',
  to: 'Sent to',
  html: 'The same text for mail programs that show HTML',
  quarantined: 'Looked like spam',
  alike: 'Looked like another application',
  source_id: 'Number of the address you came by',
  assignee_id: 'Number of the colleague who looks after it',
  author_id: 'Number of the colleague who wrote it',
  invited_by_id: 'Number of the colleague who invited you',
  email_key: 'Your address, written so that the same one is found again',
  organization_key: 'Your organization, written so that the same one is found again',
  policies: 'Policies in force at that time',
  reference: 'Reference of what you sent',
  consent: 'Proof of your consent',
  kind: 'Kind',
  by: 'By',
  left_state: 'State before',
  new_state: 'State after',
  related_collection: 'What it is about',
  related_id: 'Number of what it is about',
  subject_id: 'Number of what it is about',
  message_id: 'Identifier of the email',
  thread: 'Identifiers of the emails before it',
  unsubscribe_url: 'Address to unsubscribe',
  last_error: 'What the mail server said',
  from_person: 'Written by a person',
  auto_reply: 'Sent automatically',
  key: 'Key that the form sent along',
  path: 'Form',
  answer: 'Our answer to the form',
  settled_at: 'Finished',
  claimed_at: 'Sending began',
  not_before: 'Not tried again before',
  notes: 'Our notes',
  transitions: 'How its state changed',
  messages: 'Conversation',
  record_messages: 'Messages that came by email',
  rememberedAnswers: 'Answers that we remember, so that a form sent twice counts once',
  policiesInForce: 'The policies that were in force',
};

/** 'organization_size' and 'effectiveDate' as 'Organization size' and 'Effective date'. */
const spelledOut = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/ (id|at)$/, (end) => (end === ' id' ? ' number' : ''));
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const labelOf = (name: string): string =>
  (Object.hasOwn(WORDS, name) && WORDS[name]) || spelledOut(name);

/** Columns whose values are states and kinds, which are stored with dashes. */
const CODES = /^(status|category|merchandise|state|left_state|new_state|kind|reason_code|role|priority)$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)$/;
const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** One value in words; what a person wrote stays as it is. */
export function wordsOf(name: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  if (CODES.test(name)) return spelledOut(text);
  return TIME.test(text) ? `${dateTime.format(new Date(text))} UTC` : text;
}
