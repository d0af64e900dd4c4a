import { expect, it } from 'vitest';
import { isSigned } from './signed-webhook';

// The example of standardwebhooks.com.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const BODY = '{"test": 2432232314}';
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const NOW = 1614265330_000;
const signed = (changes: Record<string, string> = {}) =>
  new Headers({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': SIGNATURE,
    ...changes,
  });

it('knows the signature of the standard’s own example, under both names, and beside another one', () => {
  expect(isSigned(signed(), BODY, SECRET, NOW)).toBe(true);
  expect(isSigned(signed({ 'webhook-signature': `v1,AAAA ${SIGNATURE}` }), BODY, SECRET, NOW)).toBe(true);
  const svix = new Headers(
    [...signed()].map(([name, value]): [string, string] => [name.replace('webhook', 'svix'), value]),
  );
  expect(isSigned(svix, BODY, SECRET, NOW)).toBe(true);
});

it.each([
  ['another body', signed(), '{"test": 2432232315}', NOW],
  ['another id', signed({ 'webhook-id': 'msg_other' }), BODY, NOW],
  ['another time', signed({ 'webhook-timestamp': '1614265331' }), BODY, NOW],
  ['an old request', signed(), BODY, NOW + 301_000],
  ['a request from the future', signed(), BODY, NOW - 301_000],
  ['no signature', signed({ 'webhook-signature': '' }), BODY, NOW],
  ['a signature of another kind', signed({ 'webhook-signature': SIGNATURE.replace('v1', 'v2') }), BODY, NOW],
  ['a time that is no number', signed({ 'webhook-timestamp': 'NaN' }), BODY, NOW],
])('refuses %s', (_, headers, body, now) => expect(isSigned(headers, body, SECRET, now)).toBe(false));
