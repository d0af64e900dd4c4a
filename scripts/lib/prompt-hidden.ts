import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks a person at the terminal for a secret, without showing it. @returns undefined where there is no terminal */
export async function promptHidden(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  process.stderr.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
