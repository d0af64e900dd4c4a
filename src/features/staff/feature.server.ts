import type { ServerFeature } from '@/core/server/server-feature';
import { invitationsPersonalData, usersPersonalData } from './server/users.personal-data';

export const staffServer: ServerFeature = { personalData: [usersPersonalData, invitationsPersonalData] };
