import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boundLog, openLog } from './server-log';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'colonnade-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps a log that a server holds open below 5 MB, and what came before once', () => {
  const file = path.join(folder, 'server.log');
  const held = openSync(file, 'a');
  const line = `${'the database system is not yet accepting connections '.repeat(20)}\n`;
  for (let lines = 0; lines < 30_000; lines += 1) {
    writeSync(held, line);
    if (lines % 1_000 === 0) boundLog(folder);
  }
  boundLog(folder);
  writeSync(held, 'the last one\n');
  closeSync(held);
  expect(statSync(file).size).toBeLessThan(5_000_001);
  expect(statSync(`${file}.1`).size).toBeLessThan(7_000_000);
  expect(readFileSync(file, 'utf8').endsWith('the last one\n')).toBe(true);
});

it('tells why a start failed, by the same text each time', () => {
  appendFileSync(path.join(folder, 'server.log'), '2026-11-22 10:00:00.000 UTC [7] FATAL:  an old one\n');
  const log = openLog(folder);
  writeSync(log.descriptor, '2026-11-23 14:10:55.639 UTC [21] LOG:  starting PostgreSQL 18.4\n');
  writeSync(
    log.descriptor,
    '2026-11-23 14:10:55.640 UTC [22] FATAL:  could not write: No space left on device\n',
  );
  log.close();
  expect(log.failure()).toBe('FATAL:  could not write: No space left on device');
});
