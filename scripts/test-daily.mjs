// `npm run int` and `npm run e2e`: what `npm test` runs of them. Options of Vitest or Playwright may follow.
import { spawn } from 'node:child_process';
import { dailyCommands } from './test/commands.mjs';

const [suite, ...options] = process.argv.slice(2);
const [program = '', ...args] = dailyCommands()[suite === 'int' ? 'int' : 'e2e'] ?? [];
spawn(program, [...args, ...options], { stdio: 'inherit' }).once('exit', (code) => {
  process.exitCode = code ?? 1;
});
