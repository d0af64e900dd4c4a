import type { FaultCounts } from '../faults/expect-durable';

/** The results for the bad inputs of one test. */
export type InputCounts = {
  tried: number;
  /** Answered correctly in every respect. */
  held: number;
  /** Answered with 500 or above. */
  faults: number;
};

/** One test that ran, and what it reported; a failed one may have reported only a part, or nothing. */
export type Reported = {
  name: string;
  passed: boolean;
  badInputs?: InputCounts;
  faults?: FaultCounts;
  /** Measurements, in words. */
  figures?: string;
};

/** The tests of one file. Not well: one of them failed or never ended, or a hook failed. */
export type ReportedFile = { isWell: boolean; tests: Reported[] };

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Claims no success that another test of the same files contradicts: about changes, losses, or missing emails. */
function verdict(files: ReportedFile[], isGood = true): string {
  const failed = files.flatMap(({ tests }) => tests.filter(({ passed }) => !passed));
  const isWell = isGood && failed.length === 0 && files.every((file) => file.isWell);
  if (isWell) return 'all well';
  return failed.length > 0 ? `NOT all well, ${failed.length} of these tests failed` : 'NOT all well';
}

const hasReported = ({ tests }: ReportedFile, kind: 'badInputs' | 'faults' | 'figures') =>
  tests.some((test) => test[kind] !== undefined);

/** Files of one suite; none when it did not run. A file that broke before its first test counts for each. */
function filesOf(files: ReportedFile[], kind: 'badInputs' | 'faults' | 'figures'): ReportedFile[] {
  if (!files.some((file) => hasReported(file, kind))) return [];
  return files.filter((file) => hasReported(file, kind) || (!file.isWell && file.tests.length === 0));
}

function badInputsLine(files: ReportedFile[]): string[] {
  if (files.length === 0) return [];
  const all = files.flatMap(({ tests }) => tests.flatMap(({ badInputs }) => badInputs ?? []));
  const count = (name: keyof InputCounts) => sum(all.map((counts) => counts[name]));
  const [tried, held, faults] = [count('tried'), count('held'), count('faults')];
  return [
    [
      `Bad inputs: ${tried} tried, ${held} answered as they must be`,
      `${faults} answered with 500 or above`,
      verdict(files, held === tried && faults === 0),
    ].join('; '),
  ];
}

function faultsLine(files: ReportedFile[]): string[] {
  if (files.length === 0) return [];
  const all = files.flatMap(({ tests }) => tests.filter(({ faults }) => faults));
  const count = (name: keyof FaultCounts, some = all) => sum(some.map(({ faults }) => faults?.[name] ?? 0));
  const [acknowledged, found, strange] = [count('acknowledged'), count('found'), count('strange')];
  const durable = all.filter(({ passed }) => passed);
  return [
    [
      `Faults: ${count('injected', durable)} of ${count('injected')} survived, of ${all.length} kinds`,
      `${count('sent')} requests sent, ${acknowledged} acknowledged and ${found} of them found`,
      `${strange} answered with anything but 201 and 503`,
      verdict(files, found === acknowledged && strange === 0),
    ].join('; '),
  ];
}

/** A failed test says so with its figures, or in their place. */
function loadLines(files: ReportedFile[]): string[] {
  if (files.length === 0) return [];
  const lines = files
    .flatMap(({ tests }) => tests)
    .flatMap(({ name, passed, figures }) =>
      passed ? (figures ?? []) : `NOT as it must be: ${figures ?? `"${name}" ended before it had measured`}`,
    );
  return [...lines, `Load: ${verdict(files)}`];
}

/** @returns the last lines of a run: the suites of bad inputs, faults and load, without those that did not run */
export const suiteSummary = (files: ReportedFile[]): string[] => [
  ...loadLines(filesOf(files, 'figures')),
  ...badInputsLine(filesOf(files, 'badInputs')),
  ...faultsLine(filesOf(files, 'faults')),
];
