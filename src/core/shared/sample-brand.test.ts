import { expect, it } from 'vitest';
import { isSampleMailbox, isSampleProfile } from './sample-brand';

it('knows what belongs to the sample brand, under another name', () => {
  expect(isSampleMailbox('Meridian', 'Hello@colonnade.example')).toBe(true);
  expect(isSampleProfile('Meridian', 'https://x.com/colonnade')).toBe(true);
  expect(isSampleMailbox('Colonnade', 'hello@colonnade.example')).toBe(false);
  expect(isSampleProfile('Colonnade', 'https://x.com/colonnade')).toBe(false);
});

it('leaves alone what a brand set itself', () => {
  expect(isSampleMailbox('Meridian', 'hello@meridian.example')).toBe(false);
  expect(isSampleMailbox('Meridian', null)).toBe(false);
  expect(isSampleProfile('Meridian', 'https://x.com/meridian')).toBe(false);
  expect(isSampleProfile('Meridian', undefined)).toBe(false);
});
