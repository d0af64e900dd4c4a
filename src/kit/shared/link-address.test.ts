import { describe, expect, test } from 'vitest';
import { isAllowedAddress, isWebAddress, textHref } from './link-address';

describe('an address that is saved', () => {
  test.each([
    'https://example.com',
    'HTTP://example.com',
    'mailto:a@b.example',
    'tel:+302101234567',
    'TEL:112',
    'sms:112',
    'geo:37.78,-122.4',
    'callto:123',
    'example.com',
    'example.com:8080/path',
    'localhost:3000',
    '//example.com',
    'στοά.gr:8080',
    '[2001:db8::1]:3000',
    'not a url',
  ])('may be %s', (url) => expect(isAllowedAddress(url)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'javascript:1',
    ' JaVa\tScript:alert(1)',
    'java\u200Bscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'view-source:https://example.com',
    'ftp://files.example',
    'intent://scan#Intent;end',
    'whats app://send?text=hi',
    'skype:3012345678',
    'ada:secret@example.com',
  ])('may not be %j', (url) => expect(isAllowedAddress(url)).toBe(false));
});

describe('a link in a text', () => {
  test.each([
    ['/support', '/support'],
    ['/', '/'],
    ['#fees', '#fees'],
    [' https://example.com/a b ', 'https://example.com/a b'],
    ['tel:2101234567', 'tel:2101234567'],
    ['sms:112', 'sms:112'],
    ['geo:37.78,-122.4', 'geo:37.78,-122.4'],
    ['callto:123', 'callto:123'],
    ['dues.example/rules', 'https://dues.example/rules'],
    ['localhost:3000', 'https://localhost:3000'],
    ['στοά.gr', 'https://στοά.gr'],
  ])('leads from %j to %j', (url, href) => expect(textHref(url)).toBe(href));

  test.each([
    '',
    '   ',
    'not a url',
    '?page=2',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'ftp://files.example',
    'intent://scan',
  ])('is only text for %j', (url) => expect(textHref(url)).toBeNull());
});

test.each([
  ['https://example.com/a', true],
  ['HTTPS://example.com', true],
  ['example.com', false],
  ['mailto:a@b.example', false],
  ['https://example.com/a b', false],
])('%s is the address of a page: %s', (url, is) => expect(isWebAddress(url)).toBe(is));
