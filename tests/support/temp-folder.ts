import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for the running test, removed with it. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'colonnade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
