import type { PersonalData } from '@/db/personal-data';
import { incomingMailsPersonalData, mailsPersonalData } from '@/features/mail/server/mails.personal-data';
import { quotesPersonalData } from '@/features/merch/server/quotes.personal-data';
import {
  deliveriesPersonalData,
  suppressionsPersonalData,
} from '@/features/newsletter/server/deliveries.personal-data';
import { newsletterPersonalData } from '@/features/newsletter/server/newsletter.personal-data';
import { invitationsPersonalData, usersPersonalData } from '@/features/staff/server/users.personal-data';
import { ticketsPersonalData } from '@/features/support/server/tickets.personal-data';
import { waitlistPersonalData } from '@/features/waitlist/server/waitlist.personal-data';

/** The personal data of all rooms: the back office, the worker and the start pass it to the privacy room. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  waitlistPersonalData,
  ticketsPersonalData,
  quotesPersonalData,
  newsletterPersonalData,
  deliveriesPersonalData,
  suppressionsPersonalData,
  mailsPersonalData,
  incomingMailsPersonalData,
  usersPersonalData,
  invitationsPersonalData,
];
