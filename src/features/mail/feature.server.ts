import type { ServerFeature } from '@/core/server/server-feature';
import { incomingMailsPersonalData, mailsPersonalData } from './server/mails.personal-data';

export const mailServer: ServerFeature = { personalData: [mailsPersonalData, incomingMailsPersonalData] };
