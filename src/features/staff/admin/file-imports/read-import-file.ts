import { postToApi } from '@/admin/post-to-api';
import { FILE_IMPORTS_API, IMPORT_FILE_BYTES, type ImportedFile, takenFile } from '@/shared/import-file';

export type FileResult = { name: string } & (
  | { taken: ImportedFile; problem: null }
  | { taken: null; problem: string }
);

const UNREACHABLE = 'The site did not answer. Drop it again: it is taken in once.';

const refused = (name: string, problem: string): FileResult => ({ name, taken: null, problem });

/** Sends one file to the site and returns the result. Dropping it again does no harm. */
export async function takeFile(file: File): Promise<FileResult> {
  const { name, size } = file;
  if (size > IMPORT_FILE_BYTES)
    return refused(name, 'It is too large for a downloaded application or ticket');
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return refused(name, 'It could not be read');
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refused(name, 'This is no text file');
  }
  const { answer, problem } = await postToApi(FILE_IMPORTS_API, { name, content }, takenFile, UNREACHABLE);
  return answer ? { name, taken: answer, problem } : refused(name, problem);
}
