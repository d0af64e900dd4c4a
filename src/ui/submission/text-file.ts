import { saveFile } from '../save-file';

/** A file that a person may send by mail when no server could take the submission. */
export type TextFile = { name: string; content: string };

/** Hands the file to the browser's downloads. */
export function downloadTextFile({ name, content }: TextFile): void {
  saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), name);
}

/** A mail that only misses its attachment, which no link can carry. */
export const mailtoHref = (mailbox: string, subject: string, body: string) =>
  `mailto:${encodeURIComponent(mailbox).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
