import sharp from 'sharp';
import { privateFileInput } from '@/db/private-files';
import { EndpointError } from '@/server/endpoint-errors';
import { onDisk, type Upload, type UploadRules } from '@/server/read-upload';
import {
  DESIGN_BYTES,
  DESIGN_FIELD,
  DESIGN_PIXELS,
  DESIGN_REFUSALS,
  designType,
  refuseDesign,
} from '../contract';

export const DESIGN_RULES: UploadRules = { kind: 'quotes', field: DESIGN_FIELD, bytes: DESIGN_BYTES };

const refusal = (message: string) => new EndpointError('invalid', { message, field: DESIGN_FIELD });

/** Reads a picture's head only: no pixel is ever unpacked here. */
async function measure(id: string): Promise<{ width: number; height: number }> {
  const input = await onDisk(privateFileInput('quotes', id));
  try {
    return await sharp(input, { limitInputPixels: false }).metadata();
  } catch {
    throw refusal(DESIGN_REFUSALS.broken);
  }
}

/** @throws EndpointError invalid, with the field's name */
export async function inspectDesign({ id, bytes, head }: Upload): Promise<void> {
  const message = refuseDesign(bytes, head);
  if (message) throw refusal(message);
  if (designType(head)?.type === 'application/pdf') return;
  const { width, height } = await measure(id);
  if (width * height > DESIGN_PIXELS) throw refusal(DESIGN_REFUSALS.tooManyPixels);
}

const LONGEST_NAME = 80;

/**
 * The sender's name for the file without what could mislead a reader or a file system, and with the ending of what the
 * file is: `evil.html`, when it is a picture, is saved as `evil.png`.
 */
export function designName(name: string, extension: string): string {
  const base = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    // Browsers write a quotation mark or a line break in a file's name as these.
    .replace(/[\\/:*?"<>|]|%22|%0[AD]/gi, '-')
    .replace(/\.[^.\s]{1,10}$/, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...base].slice(0, LONGEST_NAME).join('') || 'design'}.${extension}`;
}
