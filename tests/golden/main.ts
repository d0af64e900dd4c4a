/**
 * `npm run golden -- <commit>`: what a stranger gets from the site of that commit and from the one in this folder, as
 * text: every page and file that a link leads to, with the seeded content and with the samples; the answers to every
 * form; every email. Prints the difference; exit 0 none, 1 some. It takes two builds and a few minutes; both records
 * stay in .golden/.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../scripts/lib/root';
import { waitUntil } from '../../scripts/lib/wait';
import { freePort } from '../support/site-processes';
import { startSmtp } from '../support/smtp-fake';
import { recordFolder } from './record-folder';
import { ADMIN, recordMails } from './record-mails';
import { recordPages } from './record-pages';

const RECORDS = path.join(projectRoot, '.golden');
const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Every setting of that source, at its default; no limit counts. */
const settingsOf = (source: string) =>
  Object.fromEntries(
    [...readFileSync(path.join(source, '.env.example'), 'utf8').matchAll(/^#? ?([A-Z][A-Z\d_]+)=/gm)].map(
      ([, name = '']) => [name, name.startsWith('RATE_LIMIT_') ? '0' : ''],
    ),
  );

/** Starts the site of a source folder as a stranger would, and writes its record. */
async function recordSite(source: string, target: string): Promise<void> {
  const smtp = await startSmtp();
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(path.join(tmpdir(), 'golden-'));
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const record = recordFolder(unfinished, site);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...settingsOf(source),
    PORT: String(port),
    SITE_URL: site,
    DATA_DIR: path.join(data, 'data'),
    MEDIA_DIR: path.join(data, 'media'),
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@colonnade.example',
    NODE_ENV: 'production',
    DRAND_RELAYS: 'http://127.0.0.1:9',
  };
  const server = spawn('npm', ['start'], { cwd: source, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
  });
  try {
    const isReady = () =>
      fetch(`${site}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    if (!(await waitUntil(900_000, async () => server.exitCode !== null || (await isReady()))))
      throw new Error(`The site did not start:\n${output}`);
    say(`${await recordPages(site, 'seeded', record)} addresses with the seeded content`);
    const seeded = spawnSync('npm', ['run', '--silent', 'seed:demo'], { cwd: source, env, encoding: 'utf8' });
    if (seeded.status !== 0) throw new Error(seeded.stderr);
    say(`${await recordPages(site, 'demo', record)} addresses with the samples`);
    await recordMails(site, smtp, record);
    say(`${smtp.mails.length} emails`);
    rmSync(target, { recursive: true, force: true });
    renameSync(unfinished, target);
  } finally {
    server.kill('SIGTERM');
    await waitUntil(60_000, () => server.exitCode !== null || server.signalCode !== null);
    await smtp.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The record of a commit, made once: from a checkout beside this one, with the packages of its own lock file. */
async function recordCommit(commit: string): Promise<string> {
  const target = path.join(RECORDS, commit);
  if (existsSync(target)) return target;
  const checkout = mkdtempSync(path.join(tmpdir(), 'golden-checkout-'));
  git('worktree', 'add', '--detach', checkout, commit);
  try {
    spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: checkout, stdio: 'inherit' });
    await recordSite(checkout, target);
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
  return target;
}

const [asked] = process.argv.slice(2);
if (!asked) {
  say('Usage: npm run golden -- <commit>');
  process.exit(2);
}
const before = await recordCommit(git('rev-parse', '--verify', `${asked}^{commit}`));
const after = path.join(RECORDS, 'this-folder');
await recordSite(projectRoot, after);
const { status } = spawnSync('git', ['--no-pager', 'diff', '--no-index', '--stat', '-p', before, after], {
  stdio: 'inherit',
});
console.log(status === 0 ? 'The records are equal.' : 'The records differ.');
process.exit(status === 0 ? 0 : 1);
