import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type FileKind, openPrivateFile, privateFileInput } from '@/kit/db/private-files';
import { onDisk } from '@/kit/server/read-upload';

/** Reads only a picture's header: no pixel is decoded here. @returns its pixels; null if it is not a picture */
export async function pixelsOf(kind: FileKind, id: string): Promise<number | null> {
  const input = await onDisk(privateFileInput(kind, id));
  try {
    const { width, height } = await sharp(input, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return null;
  }
}

/** Control characters that no text has. */
const CONTROL = /(?![\t\n\f\r])\p{Cc}/u;

/** Whether the whole file is UTF-8 without control characters. Its size is limited, so it is read at once. */
export async function isPlainText(kind: FileKind, id: string): Promise<boolean> {
  const file = await onDisk(openPrivateFile(kind, id));
  if (!file) return false;
  try {
    return !CONTROL.test(new TextDecoder('utf-8', { fatal: true }).decode(await buffer(file.stream)));
  } catch {
    return false;
  }
}

const LONGEST_NAME = 80;

/**
 * The sender's file name without anything that could mislead a reader or a file system, and with the extension of its
 * real type: `evil.html`, if it is a picture, is saved as `evil.png`.
 * @param otherwise the name of a file without one
 */
export function safeFileName(name: string, extension: string, otherwise: string): string {
  const base = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    // Browsers encode quotation marks and line breaks in file names like this.
    .replace(/[\\/:*?"<>|]|%22|%0[AD]/gi, '-')
    .replace(/\.[^.\s]{1,10}$/, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...base].slice(0, LONGEST_NAME).join('') || otherwise}.${extension}`;
}
