import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { reportFileTimes } from './file-times';

/** How long the tests of each file took together, the start of its site and browser included. */
export default class BrowserTimesReporter implements Reporter {
  readonly #times = new Map<string, number>();
  #folder = '';

  onBegin({ rootDir }: FullConfig): void {
    this.#folder = rootDir;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    // A test may be declared in another file than the one that runs it, which its path of titles names.
    const file = path.join(this.#folder, test.titlePath()[2] ?? '');
    this.#times.set(file, (this.#times.get(file) ?? 0) + duration);
  }

  onEnd(): void {
    reportFileTimes(this.#times);
  }
}
