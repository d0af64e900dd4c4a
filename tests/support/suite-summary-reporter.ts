import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { FaultCounts } from '../faults/survives';

declare module 'vitest' {
  interface TaskMeta {
    /** How many bad inputs a test sends. It passes only when each was refused as it must be. */
    badInputs?: number;
    /** What a fault came to. Its test passes only when nothing acknowledged was lost. */
    faults?: FaultCounts;
    /** What was measured, in words. */
    figures?: string;
  }
}

const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

function badInputs(tests: TestCase[]): string | undefined {
  const count = (some: TestCase[]) => sum(some.map((test) => test.meta().badInputs));
  const tried = count(tests);
  if (tried === 0) return;
  const refused = count(tests.filter((test) => test.ok()));
  return `Bad inputs: ${tried} tried, ${refused} refused as they must be${refused === tried ? ', no 500' : ''}`;
}

function faults(tests: TestCase[]): string | undefined {
  const struck = tests.filter((test) => test.meta().faults);
  if (struck.length === 0) return;
  const count = (name: keyof FaultCounts, some = struck) =>
    sum(some.map((test) => test.meta().faults?.[name]));
  const survived = struck.filter((test) => test.ok());
  const [sent, acknowledged, found] = [count('sent'), count('acknowledged'), count('found')];
  return [
    `Faults: ${count('struck', survived)} of ${count('struck')} survived, of ${struck.length} kinds`,
    `${sent} requests sent, ${acknowledged} acknowledged and ${found} of them found`,
    survived.length === struck.length ? 'nothing lost, no 500' : 'NOT all well',
  ].join('; ');
}

/** Sums up, in the last lines of a run, what the suites of bad inputs, faults and load did; nothing of those that did not run. */
export default class SuiteSummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const figures = tests.flatMap((test) => test.meta().figures ?? []);
    for (const line of [...figures, badInputs(tests), faults(tests)])
      if (line) process.stdout.write(`\n${line}\n`);
  }
}
