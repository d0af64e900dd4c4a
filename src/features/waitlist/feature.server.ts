import type { ServerFeature } from '@/core/server/server-feature';
import { waitlistPersonalData } from './server/waitlist.personal-data';

export const waitlistServer: ServerFeature = { personalData: [waitlistPersonalData] };
