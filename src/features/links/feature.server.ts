import type { ServerFeature } from '@/core/server/server-feature';

export const linksServer: ServerFeature = {
  staff: { 'social-links/:id/clicks': async () => (await import('./server/clicks')).clicksEndpoint },
};
