import type { ServerFeature } from '@/core/server/server-feature';

export const sourcesServer: ServerFeature = {
  staff: { 'sources/:id/visits': async () => (await import('./server/visits')).visitsEndpoint },
};
