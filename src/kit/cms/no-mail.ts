import type { EmailAdapter } from 'payload';

/** Emails go through the outbox and its worker; every Payload feature that would send one is off. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: () => Promise.reject(new Error('Mails are sent by the mail worker')),
});
