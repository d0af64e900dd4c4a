import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname;
const alias = { '@payload-config': path.join(root, 'payload.config.ts'), '@': path.join(root, 'src') };

/** Int files that run alone, and why. */
const ALONE = {
  'api-forms': 'sends 120 requests at once, each to be answered within its deadline of five seconds',
  'staff-sign-in': 'signs ten in at once, each within its deadline of five seconds',
  'staff-throttle': 'checks dozens of passwords on both cores, each within its deadline of five seconds',
};
const alone = Object.keys(ALONE).map((name) => `tests/int/${name}.test.ts`);
/** As for the site's processes (scripts/lib/run-process.ts): some tests open Payload themselves. */
const FLAGS = ['--conditions=production'];
const int = {
  globalSetup: 'tests/support/int.setup.ts',
  execArgv: FLAGS,
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

/** They wait for deadlines, crashes and queues: each a minute or more, the longest first. */
const LONG = [
  'faults',
  'image',
  'races-records',
  'mail-receivers',
  'newsletter-campaign',
  'backup',
  'sources',
  'abuse',
  'races-desk',
  'making-roles',
  'secrets',
  'backup-secrecy',
  'embedded-database',
  'platform-status',
  'ticket-replies',
];

/** On a fresh machine Vitest begins with the largest files; a long one at the end would leave a core idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = LONG.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith(`/tests/int/${name}.test.ts`)),
    );
    return [...long, ...sorted.filter((file) => !long.includes(file))];
  }
}

export default defineConfig({
  test: {
    reporters: [
      'default',
      './tests/support/suite-summary-reporter.ts',
      './tests/support/vitest-times-reporter.ts',
    ],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // Nothing is timed here: this only ends tests that hang, even on a slow machine.
          testTimeout: 30_000,
          include: ['{src,scripts,tests/support}/**/*.test.{ts,tsx}'],
          // Most of the time went into loading the same modules again for each file. None may change what others
          // load.
          isolate: false,
          env: { SITE_URL: 'https://site.example', PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123' },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'invariants',
          execArgv: FLAGS,
          include: ['tests/invariants/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          ...int,
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: alone,
          // A file waits much of the time: for a process to start, a deadline to pass, a queue to be polled.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: { ...int, name: 'int-alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
      {
        resolve: { alias },
        // Run by hand (`npm run test:abuse`): every row, and then random inputs, within forty minutes.
        test: {
          ...int,
          name: 'abuse',
          include: ['tests/int/abuse.test.ts', 'tests/abuse/fuzz.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve: { alias },
        // Run by hand (`npm run test:faults`): every fault often enough to trust the result, within forty minutes.
        test: {
          ...int,
          name: 'faults',
          include: ['tests/int/faults.test.ts', 'tests/int/backup.test.ts'],
          env: { FAULTS: 'long' },
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
      {
        resolve: { alias },
        // Run by hand (`npm run test:races`): eight times as many interleavings as in `npm test`.
        test: {
          ...int,
          name: 'races',
          include: ['tests/int/races-*.test.ts'],
          env: { RACES: 'long' },
          fileParallelism: false,
          testTimeout: 3_600_000,
          sequence: { groupOrder: 6 },
        },
      },
      {
        resolve: { alias },
        // Run by hand (`npm run test:attack`), on a quiet machine: everything at once, for two minutes.
        test: {
          ...int,
          name: 'attack',
          include: ['tests/attack/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 7 },
        },
      },
      {
        resolve: { alias },
        // Run by hand (`npm run test:soak`), on a quiet machine: an hour, or less with SOAK_MINUTES.
        test: {
          ...int,
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
