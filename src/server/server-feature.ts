import type { PersonalData } from '@/db/personal-data';

/** What a feature declares about itself for the processes of the server. */
export type ServerFeature = {
  personalData?: readonly PersonalData[];
};
