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

/** Reads only a picture's header: no pixel is decoded here. */
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
 * The sender's file name without anything that could mislead a reader or a file system, and with the extension of its
 * real type: `evil.html`, if it is a picture, is saved as `evil.png`.
 */
export function designName(name: string, extension: string): string {
  const base = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    // Browsers encode quotation marks and line breaks in file names like this.
    .replace(/[\\/:*?"<>|]|%22|%0[AD]/gi, '-')
    .replace(/\.[^.\s]{1,10}$/, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...base].slice(0, LONGEST_NAME).join('') || 'design'}.${extension}`;
}
