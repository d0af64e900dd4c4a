import type { ServerFeature } from '@/core/server/server-feature';

export const brandServer: ServerFeature = {
  staff: {
    'brand-file': async () => (await import('./server/brand-file/brand-file.endpoint')).brandFileEndpoint,
    'brand-questions': async () => (await import('./server/questions/questions.endpoint')).questionsEndpoint,
  },
};
