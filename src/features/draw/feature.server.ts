import type { ServerFeature } from '@/server/server-feature';

export const drawServer: ServerFeature = {
  jobs: async () => (await import('./server/draw.jobs')).drawJobs,
};
