import { z } from 'zod';
import { FILE_TYPES } from '@/kit/shared/file-types';

export { quoteForm } from './rules/quote-form';

export const quoteResponse = z.object({ quoteId: z.string().min(1), dueAt: z.iso.datetime() });
export type QuoteAnswer = z.output<typeof quoteResponse>;

/** The form's file field. */
export const DESIGN_FIELD = 'design';
export const DESIGN_BYTES = 10 * 1024 * 1024;
/** A print of 50 by 50 cm at 500 dots per inch; anything larger is meant to crash whatever opens it. */
export const DESIGN_PIXELS = 100_000_000;

export const DESIGN_REFUSALS = {
  tooLarge: 'The design file must be at most 10 MB',
  otherType: 'The design file must be a PNG, a JPEG or a PDF',
  empty: 'The design file is empty',
  broken: 'The design file cannot be opened as a picture',
  tooManyPixels: 'The picture must have at most 100 megapixels',
} as const;

const DESIGN_TYPES = [FILE_TYPES.png, FILE_TYPES.jpeg, FILE_TYPES.pdf] as const;

export const designType = (head: Uint8Array) => DESIGN_TYPES.find(({ matches }) => matches(head));

/** @returns what is wrong with a file of this size and beginning, or null */
export function refuseDesign(bytes: number, head: Uint8Array): string | null {
  if (bytes > DESIGN_BYTES) return DESIGN_REFUSALS.tooLarge;
  if (bytes === 0) return DESIGN_REFUSALS.empty;
  return designType(head) ? null : DESIGN_REFUSALS.otherType;
}
