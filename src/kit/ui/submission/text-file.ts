import { saveFile } from '../save-file';

/** A file that a person can email when no server could accept the submission. */
export type TextFile = { name: string; content: string };

/** Downloads the file in the browser. */
export function downloadTextFile({ name, content }: TextFile): void {
  saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), name);
}

/** An email that lacks only its attachment, which no link can contain. */
export const mailtoHref = (mailbox: string, subject: string, body: string) =>
  `mailto:${encodeURIComponent(mailbox).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
