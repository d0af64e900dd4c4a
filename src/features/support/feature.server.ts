import type { ServerFeature } from '@/core/server/server-feature';
import { ticketsPersonalData } from './server/tickets.personal-data';

export const supportServer: ServerFeature = { personalData: [ticketsPersonalData] };
