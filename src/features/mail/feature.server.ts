import type { ServerFeature } from '@/core/server/server-feature';

export const mailServer: ServerFeature = {
  personalData: async () => {
    const { incomingMailsPersonalData, mailsPersonalData } = await import('./server/mails.personal-data');
    return [mailsPersonalData, incomingMailsPersonalData];
  },
  staff: {
    'incoming-mails/:id/original': async () =>
      (await import('./server/incoming/incoming.endpoints')).originalEndpoint,
    'mails/retries': async () => (await import('./server/retry.endpoint')).retryEndpoint,
  },
};
