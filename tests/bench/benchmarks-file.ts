import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../scripts/lib/root';
import type { Bench } from './bench-type';

const FILE = path.join(projectRoot, 'docs/benchmarks.md');

const HEAD = `# Benchmarks

What \`npm run bench\` measured last, each part with the day and the machine. Compare figures of one run only.
`;

/** The load average of five minutes: far above the number of cores, something else ran, and times are too long. */
const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load average ${loadavg()[1]?.toFixed(1)}`;

/** Replaces the previous result of this bench, and leaves the others. */
export async function saveResult({ title }: Pick<Bench, 'title'>, text: string): Promise<void> {
  const kept = await readFile(FILE, 'utf8').catch(() => HEAD);
  const [head = HEAD, ...sections] = kept.split(/^(?=## )/m);
  const day = new Date().toISOString().slice(0, 10);
  const section = `## ${title}\n\n${day}, ${machine()}.\n\n${text}\n`;
  const others = sections.filter((other) => !other.startsWith(`## ${title}\n`));
  const all = [head, ...others, section].map((part) => part.trimEnd());
  await writeFile(FILE, `${all.join('\n\n')}\n`);
}
