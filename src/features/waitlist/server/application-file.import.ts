import type { FileImporter } from '@/core/server/file-imports.endpoint';
import { importFileOnce, readReference } from '@/core/server/import-file-once';
import { parseWords } from '@/kit/server/public-endpoint';
import { fileLines, readFieldLines } from '@/kit/shared/field-lines';
import { readFileFacts } from '@/kit/shared/form-definition';
import { FILE_HEADING, waitlistForm } from '../contract';
import { type WaitlistRequest, waitlistFields, waitlistRequest } from '../waitlist.form';
import { insertApplication } from './waitlist.submission';

type ApplicationFile = Pick<WaitlistRequest, 'via'> & {
  input: Omit<WaitlistRequest, 'via'>;
  reference: string;
  submitted: string | undefined;
};

/**
 * Parses a downloaded application.
 * @throws EndpointError invalid, with a sentence for staff
 */
export function readApplicationFile(content: string): ApplicationFile {
  const fields = readFieldLines(fileLines(content));
  const { via, ...input } = parseWords(waitlistRequest, readFileFacts(waitlistFields, fields));
  return {
    input,
    via,
    reference: readReference(fields.get('Reference')),
    submitted: fields.get('Submitted'),
  };
}

const FIND = 'select id, organization as title from waitlist where reference = $1 order by id limit 1';

/** Applications are Pending Review, however late the file arrives; no email is sent. */
export const applicationFiles: FileImporter = {
  heading: FILE_HEADING,
  import: (file, by) => {
    const { input, via, reference, submitted } = readApplicationFile(file.content);
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
          const row = { input, via, suspectedSpam: false, reference, policies: null };
          const id = await insertApplication(tx, row);
          return { record: { id, title: input.organization }, answer: { success: true }, remark: null };
        },
      },
      file,
      { by, submitted },
    );
  },
};
