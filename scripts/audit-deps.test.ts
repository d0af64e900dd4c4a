import { expect, it } from 'vitest';
import { describeAudit, readAudit } from './audit-deps.mjs';

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const advisory = (name: string, severity: string) => ({
  source: 1,
  name,
  dependency: name,
  title: `Trouble in ${name}`,
  url: `https://github.com/advisories/GHSA-${name}`,
  severity,
  range: '<2.0.0',
});
const of = (output: string) => describeAudit(readAudit(output));

it('names each advisory once, the worst first', () => {
  const both = [advisory('mild', 'low'), advisory('bad', 'critical')];
  expect(
    of(report({ mild: { via: both }, bad: { via: [both[1], 'mild'] }, parent: { via: ['bad'] } })),
  ).toEqual({
    code: 1,
    text:
      'critical: bad <2.0.0: Trouble in bad (https://github.com/advisories/GHSA-bad)\n' +
      'low: mild <2.0.0: Trouble in mild (https://github.com/advisories/GHSA-mild)',
  });
});

it('says that there is none', () => {
  expect(of(report({}))).toEqual({ code: 0, text: 'No advisory names a package of the lock file.' });
});

it.each([
  [
    '{"message":"405 Method Not Allowed - POST https://r.example/bulk\\nmore","statusCode":405}',
    '405 Method Not Allowed - POST https://r.example/bulk',
  ],
  [
    '{"message":"request failed, reason: getaddrinfo ENOTFOUND","error":{}}',
    'request failed, reason: getaddrinfo ENOTFOUND',
  ],
  ['', 'npm printed no report'],
  ['null', 'npm printed no report'],
  ['{"auditReportVersion":3}', 'npm printed no report'],
])('never takes silence for safety: %s', (output, why) => {
  expect(of(output)).toEqual({
    code: 2,
    text: `The registry gave no advisories, so nothing is known: ${why}`,
  });
});
