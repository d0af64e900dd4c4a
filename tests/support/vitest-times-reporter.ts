import type { Reporter, TestModule } from 'vitest/node';
import { reportFileTimes } from './file-times';

/** How long each file took that starts a site. */
export default class VitestTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = new Map<string, number>();
    for (const module of modules) {
      const { collectDuration, duration } = module.diagnostic();
      if (!['unit', 'invariants'].includes(module.project.name))
        times.set(module.moduleId, collectDuration + duration);
    }
    if (times.size > 0) reportFileTimes(times);
  }
}
