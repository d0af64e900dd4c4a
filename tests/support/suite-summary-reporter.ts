import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node';
import type { FaultCounts } from '../faults/expect-durable';
import { type InputCounts, type Reported, type ReportedFile, suiteSummary } from './suite-summary';

declare module 'vitest' {
  interface TaskMeta {
    badInputs?: InputCounts;
    faults?: FaultCounts;
    figures?: string;
  }
}

const reported = (test: TestCase): Reported => ({
  name: test.name,
  passed: test.result().state === 'passed',
  ...test.meta(),
});

/** Summarizes, at the end of a run, the suites of bad inputs, faults and load; omits those that did not run. */
export default class SuiteSummaryReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    const isSound = unhandledErrors.length === 0 && reason !== 'interrupted';
    const files = modules.map((module): ReportedFile => {
      const ran = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped');
      return { isWell: isSound && module.ok(), tests: ran.map(reported) };
    });
    for (const line of suiteSummary(files)) process.stdout.write(`\n${line}\n`);
  }
}
