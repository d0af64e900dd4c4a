import { z } from 'zod';
import { FILE_TYPES } from '@/kit/shared/file-types';
import { choice } from '@/kit/shared/request-contract';
import { email, text } from '@/kit/shared/text';
import { MARGIN_TIERS } from './rules/shirt-price';

export { quoteForm } from './rules/quote-form';

export const MERCHANDISE = [
  { value: 't-shirts', label: 'T-shirts' },
  { value: 'crewnecks', label: 'Crewnecks and hoodies' },
  { value: 'caps', label: 'Caps and hats' },
  { value: 'totes', label: 'Totes and bags' },
  { value: 'letters', label: 'Greek-letter items' },
  { value: 'other', label: 'Something else' },
] as const;

/** Orders per academic year; the value is our margin in percent. */
export const QUOTE_TIERS = MARGIN_TIERS.map(({ margin, order }) => ({
  value: `${margin}` as `${(typeof MARGIN_TIERS)[number]['margin']}`,
  label: order,
}));

export const MOST_PIECES = 10_000;
const QUANTITY_MESSAGE = 'Quantity must be a whole number from 1 to 10,000';

/** Forms send digits; a sign, a comma or a unit is refused rather than guessed at. */
const quantity = z
  .string({ error: QUANTITY_MESSAGE })
  .transform((value) => (/^\d{1,5}$/.test(value.trim()) ? Number(value) : 0))
  .refine((value) => value >= 1 && value <= MOST_PIECES, { error: QUANTITY_MESSAGE });

/** In the order of the form, so that the first message belongs to the first field. */
export const quoteRequest = z.object({
  merchandise: choice(MERCHANDISE, 'Please select a merchandise type'),
  quantity,
  tier: choice(QUOTE_TIERS, 'Please select which order this is'),
  sizes: text({ label: 'Sizes', max: 1000, multiline: true }).default(''),
  event: text({ label: 'Event', min: 2, max: 200 }),
  idea: text({ label: 'Design idea', max: 5000, multiline: true }).default(''),
  name: text({ label: 'Name', min: 2, max: 100 }),
  email: email(),
  organization: text({
    label: 'Organization',
    min: 2,
    max: 200,
  }),
});
export type QuoteRequest = z.output<typeof quoteRequest>;

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
