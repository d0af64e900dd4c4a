import { recordInbox } from '@/core/server/record-messages';
import { applicantMails } from './applicant-mails';
import { applicationDesk } from './application-desk';

/** Emails about applications. They change no decision: staff read them beside it. */
export const applicationInbox = recordInbox({ desk: applicationDesk, mails: applicantMails });
