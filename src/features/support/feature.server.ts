import { submissionEndpoints } from '@/core/server/form-endpoint';
import type { ServerFeature } from '@/core/server/server-feature';
import { messageForm, statusForm, supportForm } from './rules/support-forms';

export const supportServer: ServerFeature = {
  personalData: async () => [(await import('./server/tickets.personal-data')).ticketsPersonalData],
  forms: [
    {
      form: supportForm,
      load: async () => {
        const { submitTicket, ticketResult } = await import('./server/support.submission');
        return submissionEndpoints(supportForm, submitTicket, ticketResult);
      },
    },
    {
      form: statusForm,
      load: async () => ({ page: (await import('./server/status.endpoints')).statusEndpoint }),
    },
    {
      form: messageForm,
      load: async () => ({ page: (await import('./server/status.endpoints')).messageEndpoint }),
    },
  ],
  desk: async () => (await import('./server/ticket-desk')).ticketDesk,
  replies: async () => ({ savedTexts: (await import('./server/ticket-desk')).SAVED_REPLIES }),
  inbox: async () => (await import('./server/ticket-inbox')).ticketInbox,
  files: async () => (await import('./server/ticket-file.import')).ticketFiles,
};
