import { z } from 'zod';
import { text } from './text';

/** The door for a downloaded application or ticket that reached the team by mail or by hand. */
export const HAND_FILES_API = '/admin/api/hand-files';

/** A downloaded file is a few kilobytes; the door takes no more than this. */
export const HAND_FILE_BYTES = 48 * 1024;

export const handFile = z.object({
  name: text({ label: 'File name', min: 1, max: 255 }),
  content: z.string({ error: 'The file has no text' }),
});
export type HandFile = z.output<typeof handFile>;

/** A record that now stands in the back office, or did before. */
export const takenFile = z.object({
  outcome: z.enum(['made', 'known']),
  /** What it is, as staff call it: 'Application'. */
  kind: z.string(),
  title: z.string(),
  href: z.string(),
  /** What else staff should know, as a sentence. */
  remark: z.string().nullable(),
});
export type TakenFile = z.output<typeof takenFile>;
