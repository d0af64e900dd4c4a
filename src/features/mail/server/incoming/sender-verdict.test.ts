import { expect, it } from 'vitest';
import { senderVerdict } from './sender-verdict';

const FROM = 'sam@colonnade.example';
const verdict = (...values: string[]) =>
  senderVerdict(
    values.map((value) => ({ key: 'authentication-results', originalKey: 'Authentication-Results', value })),
    'mx.test',
    FROM,
  );

it.each([
  ['in a quoted reason', 'mx.test; dmarc=none reason="x; dmarc=pass header.from=colonnade.example"'],
  [
    'in a quoted reason with a quoted quote',
    'mx.test; spf=none reason="\\"; dmarc=pass header.from=colonnade.example; x=\\""',
  ],
  ['in a comment', 'mx.test; dmarc=none (no policy; dmarc=pass header.from=colonnade.example)'],
  [
    'in a comment within a comment',
    'mx.test; dmarc=none (a (b) ; dmarc=pass header.from=colonnade.example) header.from=evil.example',
  ],
  [
    'behind a quoted parenthesis',
    'mx.test; spf=fail smtp.mailfrom="(; dmarc=pass header.from=colonnade.example; )"@evil.example',
  ],
  ['behind a comment that never ends', 'mx.test; spf=none (a ; dmarc=pass header.from=colonnade.example'],
  [
    'behind a quote that never ends',
    'mx.test; spf=none smtp.helo="a ; dmarc=pass header.from=colonnade.example',
  ],
  ['in a value of a property', 'mx.test; spf=fail smtp.helo=dmarc=pass header.from=colonnade.example'],
  ['as a second method of one result', 'mx.test; spf=fail dmarc=pass header.from=colonnade.example'],
  ['before the first result', 'mx.test dmarc=pass header.from=colonnade.example; dkim=none'],
  ['with two domains', 'mx.test; dmarc=pass header.from=evil.example header.from=colonnade.example'],
  [
    'with a domain in a comment',
    'mx.test; dmarc=pass header.from=evil.example (header.from=colonnade.example)',
  ],
  [
    'of a mailbox whose local part is one',
    'mx.test; spf=pass smtp.mailfrom="@colonnade.example; x"@evil.example',
  ],
  ['of a whole top-level domain', 'mx.test; dkim=pass header.d=example'],
])('believes no forged pass %s', (_name, value) => {
  expect(verdict(value)).toBe('unknown');
  expect(verdict(value, 'mx.test; dmarc=pass header.from=colonnade.example')).toBe('unknown');
});

it.each([
  [
    'Gmail’s style',
    'mx.test; dkim=pass header.i=@colonnade.example header.s=s1 header.b=Ab/+c=; spf=softfail (mx.test: domain of x@y.example does not designate 192.0.2.1) smtp.mailfrom=x@y.example; dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=colonnade.example',
  ],
  [
    'Microsoft’s style',
    'mx.test; spf=none (sender IP is 192.0.2.1) smtp.mailfrom=y.example; dmarc=pass action=none header.from=colonnade.example;compauth=pass reason=100',
  ],
  [
    'a version, comments and quotes',
    'MX.test (a (b) c) 1; (x) dmarc = "pass" (y) header.from="colonnade.example"',
  ],
  ['a method with a version', 'mx.test 1; dmarc/1=pass header.from=colonnade.example'],
  ['a sender with a quoted local part', 'mx.test; spf=pass smtp.mailfrom="a; b"@colonnade.example'],
])('reads %s', (_name, value) => {
  expect(verdict(value)).toBe('pass');
  expect(verdict('mx.other; none', value)).toBe('pass');
  expect(verdict(value, 'mx.test; dmarc=fail header.from=colonnade.example')).toBe('pass');
});

it('takes a server whose name contains it for another one', () => {
  const value =
    '"mx.test; dmarc=pass header.from=colonnade.example"; dmarc=pass header.from=colonnade.example';
  expect(verdict(value)).toBe('unknown');
});

it('reads no more of a field than a server writes, and not the next one instead', () => {
  const long = `mx.test; spf=none ${'(x'.repeat(200_000)}; dmarc=pass header.from=colonnade.example`;
  expect(verdict(long, 'mx.test; dmarc=pass header.from=colonnade.example')).toBe('unknown');
  expect(verdict(`mx.other; ${'('.repeat(400_000)}`, 'mx.test; dmarc=fail')).toBe('fail');
});
