/** Files in the conversation about a record, from staff and from the requester. */

/** The form's file field. */
export const FILE_FIELD = 'file';

const MB = 1024 * 1024;
export const FILE_BYTES = 10 * MB;
/** The body of a form with such a file. */
export const FILE_BODY = { bytes: 11 * MB, milliseconds: 180_000 } as const;
/** What an email carries; many mail servers refuse more. */
export const FILES_PER_ANSWER = 5;
export const BYTES_PER_ANSWER = 15 * MB;
/** Anything larger is meant to crash whatever opens it. */
export const FILE_PIXELS = 100_000_000;

/** For a file field. */
export const ACCEPTED_FILES = '.png,.jpg,.jpeg,.webp,.pdf,.txt,.csv,.log,.md';

export const FILE_REFUSALS = {
  none: 'Please choose a file',
  tooLarge: 'A file must be at most 10 MB',
  empty: 'The file is empty',
  otherType: 'A file must be a PNG, JPEG or WebP picture, a PDF or plain text',
  broken: 'The file cannot be opened as a picture',
  tooManyPixels: 'A picture must have at most 100 megapixels',
} as const;

export type RecordFile = { id: string; name: string; bytes: number };

const KB = 1024;

/** A file's size as people read it: '18 KB'. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < MB) return `${Math.round(bytes / KB)} KB`;
  return `${(bytes / MB).toFixed(1)} MB`;
}

export const isPicture = (name: string) => /\.(png|jpg|webp)$/.test(name);
