import { ask } from '@/admin/ask';
import { HAND_FILE_BYTES, HAND_FILES_API, type TakenFile, takenFile } from '@/shared/hand-file';

export type FileResult = { name: string } & (
  | { taken: TakenFile; problem: null }
  | { taken: null; problem: string }
);

const AWAY = 'The site did not answer. Drop it again: it is taken in once.';

const refused = (name: string, problem: string): FileResult => ({ name, taken: null, problem });

/** Sends one file to the site and returns the result. Dropping it again does no harm. */
export async function takeFile(file: File): Promise<FileResult> {
  const { name, size } = file;
  if (size > HAND_FILE_BYTES) return refused(name, 'It is too large for a downloaded application or ticket');
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return refused(name, 'It could not be read');
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refused(name, 'This is no text file');
  }
  const { answer, problem } = await ask(HAND_FILES_API, { name, content }, takenFile, AWAY);
  return answer ? { name, taken: answer, problem } : refused(name, problem);
}
