import type { Faces } from '@/kit/shared/faces';
import type { Palette } from '@/kit/shared/palette/palette';

/** The few facts about the brand that emails and ticket ids need. */
export type BrandIdentity = {
  name: string;
  /** Short upper-case prefix of ticket ids: 'CLN'. */
  prefix: string;
  palette: Palette;
  faces: Faces;
  mailboxes: { contact: string; support: string; applications: string; quotes: string };
};
