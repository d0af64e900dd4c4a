import type { ServerFeature } from '@/core/server/server-feature';
import { lookupForm } from './rules/lookup-form';

const rounds = () => import('./server/control.endpoints');

export const drawServer: ServerFeature = {
  jobs: async () => (await import('./server/draw.jobs')).drawJobs,
  forms: [
    {
      form: lookupForm,
      load: async () => ({ page: (await import('./server/lookup.endpoint')).lookupEndpoint }),
    },
  ],
  staff: {
    'draw-rounds/:id/control': async () => (await rounds()).controlEndpoint,
    'draw-rounds/:id/people': async () => (await rounds()).peopleEndpoint,
    'draw-rounds/:id/problems': async () =>
      (await import('./server/lists/problems.endpoint')).problemsEndpoint,
    'draw-rounds/:id/wheel': async () => (await import('./server/wheel.endpoint')).presentationWheelEndpoint,
    'imports/draw-rounds/:id': async () => (await import('./server/lists/list.endpoint')).listEndpoint,
  },
};
