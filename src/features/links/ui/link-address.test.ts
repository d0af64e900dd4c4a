import { describe, expect, test } from 'vitest';
import { linkHandle, safeHref } from './link-address';

describe('safeHref', () => {
  test.each([
    ['https://instagram.com/colonnade', 'https://instagram.com/colonnade'],
    ['instagram.com/colonnade', 'https://instagram.com/colonnade'],
    ['//x.com/colonnade', 'https://x.com/colonnade'],
    ['localhost:3000/a', 'https://localhost:3000/a'],
    ['mailto:hello@colonnade.example', 'mailto:hello@colonnade.example'],
    ['not a url', 'https://not a url'],
    ['tel:2101234567', 'tel:2101234567'],
    ['TEL:112', 'TEL:112'],
    [' tel:2101234567', 'tel:2101234567'],
    ['sms:2101234567?body=Hi', 'sms:2101234567?body=Hi'],
    ['geo:37.78,-122.4', 'geo:37.78,-122.4'],
    ['callto:123', 'callto:123'],
    ['skype:3012345678', 'skype:3012345678'],
    ['localhost:3000', 'https://localhost:3000'],
    ['example.com:8080/path', 'https://example.com:8080/path'],
    ['example.com:8080?a=b:c', 'https://example.com:8080?a=b:c'],
    ['EXAMPLE.com', 'https://EXAMPLE.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['στοά.gr:8080', 'https://στοά.gr:8080'],
    ['[2001:db8::1]:3000', 'https://[2001:db8::1]:3000'],
    ['ada@example.com', 'https://ada@example.com'],
    ['https://ada:secret@example.com', 'https://ada:secret@example.com'],
    ['Our shop: example.com', 'https://Our shop: example.com'],
  ])('opens %s as %s', (url, href) => {
    expect(safeHref(url)).toBe(href);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVa\tScript:alert(1)',
    'java\u0000script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
  ])('never opens %j', (url) => {
    expect(safeHref(url)).toBeNull();
  });
});

describe('linkHandle', () => {
  test.each([
    ['https://instagram.com/colonnade', '@colonnade'],
    ['https://www.instagram.com/colonnade/', '@colonnade'],
    ['https://tiktok.com/@colonnadeapp', '@colonnadeapp'],
    ['https://x.com/colonnade?s=20', '@colonnade'],
    ['https://m.facebook.com/colonnade', 'colonnade'],
    ['https://linkedin.com/company/colonnade', 'company/colonnade'],
    ['https://youtube.com/channel/UC123', 'youtube.com/channel/UC123'],
    ['colonnade.example', 'colonnade.example'],
    ['https://colonnade.example/merch/', 'colonnade.example/merch'],
    ['https://x.com/%CE%91%CE%A6%CE%91', '@ΑΦΑ'],
    ['https://x.com/%E0%A4%A', '@%E0%A4%A'],
    ['https://www.στοά.gr/ΑΦΑ', 'στοά.gr/ΑΦΑ'],
    ['Στοά.gr:8080', 'στοά.gr'],
    ['https://me@%CF%83%CF%84%CE%BF%CE%AC.gr', 'στοά.gr'],
    ['mailto:hello@colonnade.example', 'hello@colonnade.example'],
    ['tel:2101234567', '2101234567'],
    ['geo:37.78,-122.4', '37.78,-122.4'],
    ['not a url', 'not a url'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('reads %s as %s', (url, handle) => {
    expect(linkHandle(url)).toBe(handle);
  });
});
