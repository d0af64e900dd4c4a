import type { ServerFeature } from '@/core/server/server-feature';

export const drawServer: ServerFeature = {
  jobs: async () => (await import('./server/draw.jobs')).drawJobs,
};
