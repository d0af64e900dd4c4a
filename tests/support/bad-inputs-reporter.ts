import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** How many bad inputs a test sends. It passes only when each was refused as it must be. */
    badInputs?: number;
  }
}

/** Sums up, in the last line of a run, what the suites of bad inputs tried. Says nothing when none of them ran. */
export default class BadInputsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const sum = (some: typeof tests) => some.reduce((all, test) => all + (test.meta().badInputs ?? 0), 0);
    const tried = sum(tests);
    if (tried === 0) return;
    const refused = sum(tests.filter((test) => test.ok()));
    const end = refused === tried ? ', no 500' : '';
    process.stdout.write(`\nBad inputs: ${tried} tried, ${refused} refused as they must be${end}\n`);
  }
}
