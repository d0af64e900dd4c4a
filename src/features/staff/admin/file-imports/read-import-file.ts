import {
  FILE_IMPORTS_API,
  IMPORT_FILE_BYTES,
  type ImportedFile,
  importedFile,
} from '@/core/shared/import-file';
import { postToApi } from '@/kit/admin/post-to-api';

export type FileResult = { name: string } & (
  | { imported: ImportedFile; problem: null }
  | { imported: null; problem: string }
);

const UNREACHABLE = 'The site did not answer. Drop it again: nothing is imported twice.';

const refused = (name: string, problem: string): FileResult => ({ name, imported: null, problem });

/** Sends one file to the site and returns the result. Dropping it again does no harm. */
export async function importFile(file: File): Promise<FileResult> {
  const { name, size } = file;
  if (size > IMPORT_FILE_BYTES)
    return refused(name, 'It is too large for a downloaded application or ticket');
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return refused(name, 'It could not be read');
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refused(name, 'This is not a text file');
  }
  const { answer, problem } = await postToApi(FILE_IMPORTS_API, { name, content }, importedFile, UNREACHABLE);
  return answer ? { name, imported: answer, problem } : refused(name, problem);
}
