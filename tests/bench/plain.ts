import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../../scripts/lib/root';

/** A process that serves one page, compressed once, from plain node:http. */
export async function startPlain(html: string) {
  const file = path.join(projectRoot, 'tests/bench/plain-server.mjs');
  const server = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  server.stdin.end(html);
  const [port] = await once(server.stdout, 'data');
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop };
}
