import { expect, it } from 'vitest';
import { designName } from './design-file';

it.each([
  ['founders-day.png', 'png', 'founders-day.png'],
  ['ΑΦΑ crest.final.JPEG', 'jpg', 'ΑΦΑ crest.final.jpg'],
  ['evil.html', 'png', 'evil.png'],
  ['../../etc/passwd', 'pdf', '-..-etc-passwd.pdf'],
  ['a\\b:c*d?e"f<g>h|i.pdf', 'pdf', 'a-b-c-d-e-f-g-h-i.pdf'],
  ['%22ΑΦΑ%22%0d%0A.png', 'png', '-ΑΦΑ---.png'],
  ['design\u202Egnp.exe', 'png', 'designgnp.png'],
  ['line\r\nbreak\u2028.png', 'png', 'linebreak.png'],
  ['.htaccess', 'png', 'design.png'],
  ['', 'jpg', 'design.jpg'],
  ['\u200b .png', 'png', 'design.png'],
  [`${'x'.repeat(300)}.png`, 'png', `${'x'.repeat(80)}.png`],
  ['half \uD800 a pair.png', 'png', 'half  a pair.png'],
])('%j is stored under a harmless name', (name, extension, kept) => {
  expect(designName(name, extension)).toBe(kept);
});
