/** State of an email. `kept`: no mail server is configured, so staff read it in the outbox. */
export const MAIL_STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'kept', label: 'Kept here' },
] as const;
export type MailState = (typeof MAIL_STATES)[number]['value'];
