import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Refusal } from '../lib/refusal';
import { projectRoot } from '../lib/root';
import { ended, environmentOf, runProcess } from '../lib/run-process';

const READY = /^\{.*"?ready/;

/** Forwards the output of a process, except its ready message. */
const relay = (child: ChildProcess): ChildProcess => {
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (READY.test(line)) child.emit('ready');
      else process.stdout.write(`${line}\n`);
    });
  }
  return child;
};

export const beginWeb = (env: NodeJS.ProcessEnv): ChildProcess =>
  relay(runProcess('web', { env, stdio: ['ignore', 'pipe', 'inherit'] }));

export const beginWorker = (env: NodeJS.ProcessEnv): ChildProcess =>
  relay(runProcess('worker', { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }));

/** Hot reload, without the front. */
export function beginNextDev(env: NodeJS.ProcessEnv): ChildProcess {
  const flags = [
    '--import',
    './scripts/lib/end-with-parent.mjs',
    path.join('node_modules/next/dist/bin/next'),
  ];
  return spawn(process.execPath, [...flags, 'dev', '--port', env.PORT ?? '3000'], {
    cwd: projectRoot,
    env: { ...environmentOf('web', env), NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}

/** @throws Refusal when the process ends, or stays silent for a minute */
export const untilReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Refusal('The web process does not become ready.')), 60_000);
    child.once('ready', () => {
      clearTimeout(late);
      resolve();
    });
    void ended(child).then(() => {
      clearTimeout(late);
      reject(new Refusal('The web process ended: see above.'));
    });
  });
