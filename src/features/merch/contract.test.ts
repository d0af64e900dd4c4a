import { describe, expect, it } from 'vitest';
import { designType, refuseDesign } from './contract';
import { quoteFields, quoteRequest } from './quotes.form';
import { MARGIN_TIERS } from './rules/shirt-price';

const quote = (changes: object = {}) => ({
  merchandise: 't-shirts',
  quantity: '75',
  tier: '35',
  event: 'Founders Day dinner',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  organization: 'ΑΦΑ',
  ...changes,
});
const firstMessage = (value: unknown) => quoteRequest.safeParse(value).error?.issues[0]?.message;

describe('quoteRequest', () => {
  it('parses what forms send, and accepts missing optional fields', () => {
    expect(quoteRequest.parse(quote({ id: 7, status: 'approved', designFile: 'x' }))).toEqual({
      merchandise: 't-shirts',
      quantity: 75,
      tier: '35',
      event: 'Founders Day dinner',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      organization: 'ΑΦΑ',
    });
  });

  it.each(['1', ' 75 ', '00012', '10000'])('accepts a quantity of %j', (quantity) => {
    expect(quoteRequest.parse(quote({ quantity })).quantity).toBe(Number(quantity));
  });

  it.each(['-1', '0', '10001', '1e3', '7.5', '1,000', '75 shirts', '٧٥', '', ' ', 'NaN', '999999', 75, null])(
    'refuses a quantity of %j',
    (quantity) => {
      expect(firstMessage(quote({ quantity }))).toBe('Quantity must be a whole number from 1 to 10,000');
    },
  );

  it.each([
    ['merchandise', 'Please select a merchandise type'],
    ['tier', 'Please select which order this is'],
    ['event', 'Event must be at least 2 characters'],
    ['name', 'Name must be at least 2 characters'],
    ['email', 'Please enter a valid email address'],
    ['organization', 'Organization must be at least 2 characters'],
  ])('says what is wrong with an empty %s', (field, message) => {
    expect(firstMessage(quote({ [field]: '' }))).toBe(message);
  });

  it('reports the first field of the form first', () => {
    expect(firstMessage({})).toBe('Please select a merchandise type');
  });

  it('knows the same four tiers as the stairs', () => {
    expect(quoteFields.tier.options.map(({ value, label }) => [Number(value), label])).toEqual(
      MARGIN_TIERS.map(({ margin, order }) => [margin, order]),
    );
  });
});

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const PNG = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');

describe('a design file', () => {
  it.each([
    ['PNG', PNG, 'image/png'],
    ['JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg'],
    ['PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
  ])('is a %s by its first bytes', (_name, head, type) => {
    expect(designType(head)?.type).toBe(type);
    expect(refuseDesign(10 * 1024 * 1024, head)).toBeNull();
  });

  it.each([
    ['HTML', bytes('<!doctype html><script>')],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['GIF', bytes('GIF89a')],
    ['WebP', bytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['ZIP', bytes('PK\x03\x04')],
    ['PNG after a space', bytes(' \x89PNG\r\n\x1a\n')],
    ['half a PNG signature', bytes('\x89PNG')],
  ])('is not a %s', (_name, head) => {
    expect(refuseDesign(500, head)).toBe('The design file must be a PNG, a JPEG or a PDF');
  });

  it('is at most 10 MB, and not empty', () => {
    expect(refuseDesign(10 * 1024 * 1024 + 1, PNG)).toBe('The design file must be at most 10 MB');
    expect(refuseDesign(0, new Uint8Array())).toBe('The design file is empty');
  });
});
