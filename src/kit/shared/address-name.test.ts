import { expect, it } from 'vitest';
import { ADDRESS_NAME, addressName } from './address-name';

it.each([
  ['What makes dues late?', 'what-makes-dues-late'],
  ['The treasurer’s “éclair” & more', 'the-treasurers-eclair-more'],
  ['  ---  ', ''],
  ['ΓΝΩΘΙ ΣΑΥΤΟΝ', ''],
])('makes an address of %s', (text, name) => {
  expect(addressName(text)).toBe(name);
  expect(name === '' || ADDRESS_NAME.test(name)).toBe(true);
});

it('keeps whole words within the limit', () => {
  expect(addressName('one two three', 9)).toBe('one-two');
  expect(addressName('incomprehensibilities', 5)).toBe('incom');
});
