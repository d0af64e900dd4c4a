import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../../scripts/lib/root';
import { waitUntil } from '../../scripts/lib/wait';
import { freePort } from '../support/site-processes';

const NEXT = path.join(projectRoot, 'node_modules/next/dist/bin/next');
const FOLDER = path.join(projectRoot, 'tests/bench/baseline');
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };

const answers = (address: string) =>
  fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );

/** A stock `next start` of a page that says hello: no site on this framework and machine can be faster. */
export async function startBaseline() {
  const build = spawnSync(process.execPath, [NEXT, 'build', FOLDER], { env, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The baseline was not built:\n${build.stdout}${build.stderr}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = [NEXT, 'start', FOLDER, '-p', String(port), '-H', '127.0.0.1'];
  const server = spawn(process.execPath, args, { env, stdio: 'ignore' });
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  await waitUntil(30_000, () => answers(url));
  if (await answers(url)) return { url, stop };
  await stop();
  throw new Error('The baseline did not start');
}
