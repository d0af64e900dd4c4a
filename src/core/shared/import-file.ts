import { z } from 'zod';
import { text } from '@/kit/shared/text';

/** The endpoint for a downloaded application or ticket that reached the team by email or by hand. */
export const FILE_IMPORTS_API = '/admin/api/file-imports';

/** A downloaded file has a few kilobytes; the endpoint accepts no more than this. */
export const IMPORT_FILE_BYTES = 48 * 1024;

export const importFile = z.object({
  name: text({ label: 'File name', min: 1, max: 255 }),
  content: z.string({ error: 'The file has no text' }),
});
export type ImportFile = z.output<typeof importFile>;

/** A record that is now in the back office, or was before. */
export const importedFile = z.object({
  outcome: z.enum(['made', 'known']),
  /** What staff call it: 'Application'. */
  kind: z.string(),
  title: z.string(),
  href: z.string(),
  /** Anything else that staff should know, as a sentence. */
  remark: z.string().nullable(),
});
export type ImportedFile = z.output<typeof importedFile>;
