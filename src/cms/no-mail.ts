import type { EmailAdapter } from 'payload';

/** Mails go through the outbox and its worker; nothing of Payload's that would send one is switched on. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: () => Promise.reject(new Error('Mails are sent by the mail worker')),
});
