import type { FileImporter } from '@/server/file-imports.endpoint';
import { importFileOnce, readReference } from '@/server/import-file-once';
import { parseWith } from '@/server/public-endpoint';
import { fileLines, readFieldLines } from '@/shared/field-lines';
import { FILE_HEADING, type WaitlistRequest, waitlistForm, waitlistRequest } from '../contract';
import { insertApplication } from './waitlist.submission';

type ApplicationFile = { input: WaitlistRequest; reference: string; submitted: string | undefined };

/**
 * Parses a downloaded application.
 * @throws EndpointError invalid, with a sentence for staff
 */
export function readApplicationFile(content: string): ApplicationFile {
  const fields = readFieldLines(fileLines(content));
  const input = parseWith(waitlistRequest, {
    fullName: fields.get('Full name'),
    email: fields.get('Email'),
    organization: fields.get('Organization'),
    organizationSize: fields.get('Organization size')?.replace(/ members$/, ''),
  });
  return { input, reference: readReference(fields.get('Reference')), submitted: fields.get('Submitted') };
}

const FIND = 'select id, organization as title from waitlist where reference = $1 order by id limit 1';

/** Applications are Pending Review, however late the file arrives; no email is sent. */
export const applicationFiles: FileImporter = {
  heading: FILE_HEADING,
  take: (file, by) => {
    const { input, reference, submitted } = readApplicationFile(file.content);
    return importFileOnce(
      {
        slug: 'waitlist',
        kind: 'Application',
        path: waitlistForm.api,
        reference,
        input,
        find: async (db) =>
          (await db.query<{ id: number; title: string }>(FIND, [reference])).rows[0] ?? null,
        make: async (tx) => {
          const id = await insertApplication(tx, { input, suspectedSpam: false, reference, policies: null });
          return { record: { id, title: input.organization }, answer: { success: true }, remark: null };
        },
      },
      file,
      { by, submitted },
    );
  },
};
