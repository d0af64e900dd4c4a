import nodemailer from 'nodemailer';
import { env } from '@/env';
import type { MailTransport } from './deliver';

const SECOND = 1000;

const settings = () => ({
  url: env().SMTP_URL,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
  dnsTimeout: 10 * SECOND,
});

/** @returns null when no mail server is configured */
export const smtpTransport = (): MailTransport | null =>
  env().SMTP_URL ? nodemailer.createTransport(settings()) : null;

export type OpenTransport = MailTransport & { close: () => void };

/**
 * One connection for many emails, sent in sequence; the caller closes it. It never retries: if the connection breaks,
 * the email may have arrived.
 * @returns null when no mail server is configured
 */
export const openTransport = (): OpenTransport | null =>
  env().SMTP_URL
    ? nodemailer.createTransport({
        ...settings(),
        pool: true,
        maxConnections: 1,
        maxMessages: Number.POSITIVE_INFINITY,
        maxRequeues: 0,
      })
    : null;
