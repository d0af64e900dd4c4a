import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { repositoryFiles } from '../support/repository-files';
import { tempFolder } from '../support/temp-folder';

type Deletion = {
  /** Folders and files that go. */
  files: string[];
  /** By file: lines that go, whole. */
  lines: Record<string, string[]>;
  /** By file: a line that stays without its mention. */
  changed?: Record<string, [before: string, after: string]>;
};

const SHOWN_PAGES = 'src/app/(preview)/admin/preview/[page]/shown-pages.ts';

const DELETIONS: Record<string, Deletion> = {
  blog: {
    files: [
      'src/features/blog',
      'src/app/blog',
      'src/app/blog-*',
      'src/app/(site)/blog',
      'src/app/(preview)/admin/preview/posts',
    ],
    lines: {
      'src/features.ts': ["import { blog } from '@/features/blog/feature';", '  blog,'],
      'src/features.cms.ts': [
        "import { blogDocuments } from '@/features/blog/cms';",
        '  blog: blogDocuments,',
      ],
      'src/app/record-pages.ts': ["import { postPages } from './blog-pages';", '  blog: postPages,'],
      'src/app/page-facts.ts': ["import { blogFacts } from './blog-facts';", "  '/blog': blogFacts,"],
      'src/app/newsletter-pages.ts': [
        "import { isOn } from '@/features';",
        "import { FEED_LINKS } from '@/features/blog/server/blog.metadata';",
        "      ...(isOn('blog') && { types: FEED_LINKS }),",
      ],
      [SHOWN_PAGES]: ["import BlogPage from '@/app/(site)/blog/page';", "  '/blog': BlogPage,"],
    },
  },
  help: {
    files: [
      'src/features/help',
      'src/app/help-*',
      'src/app/(site)/help',
      'src/app/(preview)/admin/preview/help-articles',
      'tests/int/help-search.test.ts',
      'tests/bench/help.bench.ts',
    ],
    lines: {
      'src/features.ts': ["import { help } from '@/features/help/feature';", '  help,'],
      'src/features.cms.ts': [
        "import { helpDocuments } from '@/features/help/cms';",
        '  help: helpDocuments,',
      ],
      'src/features.server.ts': [
        "  help: async () => (await import('@/features/help/feature.server')).helpServer,",
      ],
      'src/app/record-pages.ts': ["import { helpPages } from './help-pages';", '  help: helpPages,'],
      'src/app/(site)/support/page.tsx': [
        "import { helpOnSupport } from '@/app/help-on-support';",
        "import { isOn } from '@/features';",
        "        {...(isOn('help') && (await helpOnSupport()))}",
      ],
      'src/app/(payload)/promise-board.tsx': [
        "import { HelpOnBoard } from '@/app/help-on-board';",
        "      {isOn('help') && editors(asker) && <HelpOnBoard />}",
      ],
      [SHOWN_PAGES]: [
        "import HelpPage from '@/app/(site)/help/page';",
        "import HelpSearchPage from '@/app/(site)/help/search/page';",
        "  '/help': HelpPage,",
        "  '/help/search': HelpSearchPage,",
      ],
      'tests/bench/main.ts': ["import { helpBench } from './help.bench';", '  helpBench,'],
    },
  },
  letters: {
    files: ['src/features/letters', 'src/app/letters-*', 'src/app/(site)/up'],
    lines: {
      'src/features.ts': ["import { letters } from '@/features/letters/feature';", '  letters,'],
      'src/app/record-pages.ts': ["import { upPages } from './letters-pages';", '  letters: upPages,'],
      'src/app/(site)/page.tsx': [
        "import { lettersOnHome } from '@/app/letters-on-home';",
        "import { isOn } from '@/features';",
      ],
      'src/app/(site)/merch/page.tsx': [
        "import { letterField } from '@/app/letters-pages';",
        "import { isOn } from '@/features';",
        "        letters={isOn('letters') ? await letterField() : undefined}",
      ],
    },
    changed: {
      'src/app/(site)/page.tsx': [
        "<HomeView up={isOn('letters') ? await lettersOnHome() : undefined} />",
        '<HomeView />',
      ],
    },
  },
};

/** What only the deleted features used: `npm run rules` names it. */
const LEFT_OVER: Record<string, string[]> = { 'blog,help,letters': ['src/kit/shared/number-words.ts'] };

function without(names: string[]): string {
  const root = tempFolder();
  for (const file of repositoryFiles('.')) cpSync(file, path.join(root, file));
  for (const { files, lines, changed = {} } of names.map((name) => DELETIONS[name] as Deletion)) {
    for (const pattern of files) {
      const { dir, base } = path.parse(pattern);
      const begins = base.replace('*', '');
      const found = readdirSync(path.join(root, dir)).filter((name) =>
        base === begins ? name === base : name.startsWith(begins),
      );
      expect(found.length, pattern).toBeGreaterThan(0);
      for (const name of found) rmSync(path.join(root, dir, name), { recursive: true });
    }
    for (const [file, gone] of Object.entries(lines)) {
      const kept = readFileSync(path.join(root, file), 'utf8').split('\n');
      for (const line of gone) {
        expect(kept, file).toContain(line);
        kept.splice(kept.indexOf(line), 1);
      }
      writeFileSync(path.join(root, file), kept.join('\n'));
    }
    for (const [file, [before, after]] of Object.entries(changed)) {
      const text = readFileSync(path.join(root, file), 'utf8');
      expect(text).toContain(before);
      writeFileSync(path.join(root, file), text.replace(before, after));
    }
  }
  for (const file of LEFT_OVER[names.join()] ?? []) rmSync(path.join(root, file));
  return root;
}

/** Nothing of this test run: that tree has a build, a server and a database of its own. */
const { PATH, HOME, TMPDIR, LANG } = process.env;
const env: NodeJS.ProcessEnv = {
  PATH,
  HOME,
  TMPDIR,
  LANG,
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'x'.repeat(32),
};

/** @throws Error with the command's output */
async function run(root: string, command: string): Promise<string> {
  const options = { cwd: root, env, maxBuffer: 1e8 };
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], options).catch((error) => {
    throw new Error(`${command}: ${String(error.stdout).slice(-4000)}${String(error.stderr).slice(-4000)}`);
  });
  return stdout + stderr;
}

/** Hard links where they are possible: Next follows no link out of the tree. */
const installed = (root: string) =>
  run(
    root,
    `cp -al '${path.resolve('node_modules')}' . 2>/dev/null || cp -a '${path.resolve('node_modules')}' .`,
  );

it.each([['blog'], ['help'], ['letters'], ['blog', 'help', 'letters']])(
  'is a whole product without %s %s %s',
  async (...names) => {
    const root = without(names.filter(Boolean));
    await installed(root);
    await run(root, 'npm run payload generate:importmap');
    await run(root, 'npm run payload generate:types');
    const migration = await run(root, 'npm run migration -- without_features');
    expect(migration).toContain('without_features.ts: read what it does');
    await run(root, 'npm run types');
    await run(root, 'npm run rules');
    // It builds the site, and prepares a database with all migrations.
    if (names.length === 3) await run(root, 'npx vitest run --project int tests/int/schema-drift.test.ts');
    rmSync(root, { recursive: true });
  },
  1_800_000,
);
