import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readZip } from './zip';

/** The public bundle of a round in its own folder, as a visitor unpacks it. */
export async function unpackBundle(site: { url: string }, id: number): Promise<string> {
  const answer = await fetch(`${site.url}/api/draws/${id}/bundle`);
  if (!answer.ok) throw new Error(`The bundle answered ${answer.status}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'draw-'));
  for (const [name, bytes] of readZip(Buffer.from(await answer.arrayBuffer())))
    writeFileSync(path.join(folder, name), bytes);
  return folder;
}

/** Runs the bundle's own verifier there. @returns its output, and whether it found nothing wrong */
export const runVerifier = (folder: string, ...words: string[]) =>
  new Promise<{ isRight: boolean; says: string }>((done) => {
    execFile(
      process.execPath,
      ['verify-draw.mjs', ...words],
      { cwd: folder, timeout: 30_000 },
      (error, stdout, stderr) => done({ isRight: error === null, says: stdout + stderr }),
    );
  });
