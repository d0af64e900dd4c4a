import { expect, it } from 'vitest';
import { type Reported, type ReportedFile, suiteSummary } from './suite-summary';

const file = (...tests: Partial<Reported>[]): ReportedFile => ({
  isWell: tests.every(({ passed = true }) => passed),
  tests: tests.map((test) => ({ name: 'a test', passed: true, ...test })),
});
/** A file whose first hook failed: none of its tests ran. */
const broken: ReportedFile = { isWell: false, tests: [] };
const summary = (...files: ReportedFile[]) => suiteSummary(files);

const refused = { badInputs: { tried: 10, held: 10, faults: 0 } };
const durable = { faults: { injected: 3, sent: 50, acknowledged: 40, found: 40, strange: 0 } };

it('says nothing of suites that did not run', () => {
  expect(summary(file({}), broken)).toEqual([]);
});

it('reports success only when everything succeeded', () => {
  expect(
    summary(
      file(refused, refused, {}),
      file({}, { passed: false }),
      file(durable, durable),
      file({ figures: '5 forms' }),
    ),
  ).toEqual([
    '5 forms',
    'Load: all well',
    'Bad inputs: 20 tried, 20 answered as they must be; 0 answered with 500 or above; all well',
    'Faults: 6 of 6 survived, of 2 kinds; 100 requests sent, 80 acknowledged and 80 of them found; 0 answered with anything but 201 and 503; all well',
  ]);
});

it('counts what a failed test met, including a 500', () => {
  const failed = { passed: false, badInputs: { tried: 4390, held: 4389, faults: 1 } };
  expect(summary(file(refused, failed))).toEqual([
    'Bad inputs: 4400 tried, 4399 answered as they must be; 1 answered with 500 or above; NOT all well, 1 of these tests failed',
  ]);
});

it('is not well when the inputs were, but the database check was not', () => {
  expect(summary(file(refused, { passed: false }))).toEqual([
    'Bad inputs: 10 tried, 10 answered as they must be; 0 answered with 500 or above; NOT all well, 1 of these tests failed',
  ]);
});

it('is not well with a file that broke before its first test', () => {
  expect(summary(file(refused), broken)).toEqual([
    'Bad inputs: 10 tried, 10 answered as they must be; 0 answered with 500 or above; NOT all well',
  ]);
});

it('counts losses, and responses that nobody may get', () => {
  const lost = { injected: 3, sent: 50, acknowledged: 40, found: 38, strange: 2 };
  expect(summary(file(durable, { passed: false, faults: lost }))).toEqual([
    'Faults: 3 of 6 survived, of 2 kinds; 100 requests sent, 80 acknowledged and 78 of them found; 2 answered with anything but 201 and 503; NOT all well, 1 of these tests failed',
  ]);
  expect(summary(file(durable, { passed: false }))[0]).toMatch(/; NOT all well, 1 of these tests failed$/);
});

it('names a measurement that failed or never came', () => {
  const tests = [
    { figures: '5 forms' },
    { figures: '1 lost', passed: false },
    { name: 'mails', passed: false },
  ];
  expect(summary(file(...tests))).toEqual([
    '5 forms',
    'NOT as it must be: 1 lost',
    'NOT as it must be: "mails" ended before it had measured',
    'Load: NOT all well, 2 of these tests failed',
  ]);
});
