import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname;
const alias = { '@payload-config': path.join(root, 'payload.config.ts'), '@': path.join(root, 'src') };

/** Files that run alone, and why. */
const ALONE = {
  'int/api-forms': 'sends 120 requests at once, each to be answered within its deadline of five seconds',
  'int/staff-sign-in': 'signs six in at once, each within its deadline of five seconds',
  'int/staff-throttle': 'checks dozens of passwords, each within its deadline of five seconds',
  'abuse/fuzz': 'tries as many inputs as its time allows',
  'attack/attack': 'compares what visitors get during an attack with what they get before it',
  'attack/slow-readers': 'holds a thousand connections',
  'soak/soak': 'reports times',
};
const alone = Object.keys(ALONE).map((name) => `tests/${name}.test.ts`);
/** Tests that `npm test` leaves to `npm run test:long`, of files that it runs (scripts/test/parts.mjs). */
const TAGS = [{ name: 'long' }];
/** As for the site's processes (scripts/lib/run-process.ts): some tests open Payload themselves. */
const FLAGS = ['--conditions=production'];
const int = {
  tags: TAGS,
  globalSetup: 'tests/support/int.setup.ts',
  execArgv: FLAGS,
  testTimeout: process.env.RACES === 'long' ? 3_600_000 : 120_000,
  hookTimeout: 180_000,
};

/** They take longest of the daily files. */
const LONG = [
  'hostile-documents',
  'more-rights',
  'backup',
  'every-text',
  'desk',
  'second-factor',
  'staff-surface',
  'https-site',
  'front-raw',
  'page-cache',
  'access-matrix',
  'links-admin',
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
    tags: TAGS,
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
          include: ['tests/{int,abuse,attack,soak}/**/*.test.ts'],
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
    ],
  },
});
