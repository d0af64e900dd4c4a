import nodemailer from 'nodemailer';
import { env } from '@/env';
import type { MailTransport } from './send-mail.job';

const SECOND = 1000;

/** @returns null when no mail server is configured */
export function smtpTransport(): MailTransport | null {
  const url = env().SMTP_URL;
  if (!url) return null;
  return nodemailer.createTransport({
    url,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    dnsTimeout: 10 * SECOND,
  });
}
