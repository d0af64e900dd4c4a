import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const listenOn = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });

/** The port stored in the folder while it is free (scripts and people get used to it), else a new stored one. */
export async function choosePort(folder: string): Promise<number> {
  const file = path.join(folder, 'port');
  let kept = 0;
  try {
    kept = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // None yet.
  }
  const port = (kept > 0 && (await listenOn(kept))) || (await listenOn(0)) || kept;
  if (port !== kept) writeFileSync(file, `${port}\n`);
  return port;
}
