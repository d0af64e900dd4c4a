import type { z } from 'zod';
import {
  areaField,
  choiceField,
  emailField,
  type FieldsWith,
  type InputsOf,
  lineField,
  numberField,
  requestOf,
} from '@/kit/shared/form-definition';
import { MARGIN_TIERS } from './rules/shirt-price';

const MERCHANDISE = [
  { value: 't-shirts', label: 'T-shirts' },
  { value: 'crewnecks', label: 'Crewnecks and hoodies' },
  { value: 'caps', label: 'Caps and hats' },
  { value: 'totes', label: 'Totes and bags' },
  { value: 'letters', label: 'Greek-letter items' },
  { value: 'other', label: 'Something else' },
] as const;

/** Orders per academic year; the value is our margin in percent. */
const TIERS = MARGIN_TIERS.map(({ margin, order }) => ({
  value: `${margin}` as `${(typeof MARGIN_TIERS)[number]['margin']}`,
  label: order,
}));

/** A quote request: each field with everything that follows from it, but its design file. */
export const quoteFields = {
  merchandise: choiceField({
    control: 'select',
    label: 'Merchandise type',
    options: MERCHANDISE,
    message: 'Please select a merchandise type',
    example: 'merchandise',
    notice: 'Merchandise',
    file: true,
    desk: { fact: 'What' },
  }),
  quantity: numberField({
    label: 'Quantity',
    min: 1,
    max: 10_000,
    notice: true,
    file: true,
    desk: { fact: 'Pieces' },
  }),
  tier: choiceField({
    control: 'segments',
    label: 'Order this academic year',
    called: 'Order',
    options: TIERS,
    message: 'Please select which order this is',
    notice: true,
    file: true,
    desk: true,
  }),
  sizes: areaField({
    label: 'Sizes',
    optional: true,
    max: 1000,
    hint: 'sizesHint',
    example: 'sizesExample',
    // Quoted below the facts, as the idea is.
    notice: false,
    file: true,
    desk: true,
  }),
  event: lineField({
    label: 'Event',
    min: 2,
    max: 200,
    hint: 'eventHint',
    example: 'eventExample',
    notice: true,
    file: true,
    desk: { fact: 'For' },
  }),
  idea: areaField({
    label: 'Design idea',
    optional: true,
    max: 5000,
    hint: 'optional',
    example: 'ideaExample',
    notice: false,
    file: true,
    desk: 'message',
  }),
  name: lineField({
    label: 'Name',
    min: 2,
    max: 100,
    autoComplete: 'name',
    notice: true,
    file: true,
    desk: 'name',
  }),
  email: emailField({ label: 'Email', autoComplete: 'email', notice: true, file: true, desk: 'email' }),
  organization: lineField({
    label: 'Organization',
    min: 2,
    max: 200,
    autoComplete: 'organization',
    example: 'organizationExample',
    notice: true,
    file: true,
    desk: 'organization',
  }),
} satisfies FieldsWith<'notice' | 'file' | 'desk'>;

export const quoteRequest = requestOf(quoteFields);
export type QuoteRequest = z.output<typeof quoteRequest>;
export type QuoteInputs = InputsOf<typeof quoteFields>;
