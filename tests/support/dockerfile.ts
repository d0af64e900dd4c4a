import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Instruction = { name: string; rest: string };
export type Stage = { instructions: Instruction[]; env: Record<string, string>; workdir: string };

/** @returns the Dockerfile's stages in order; ENV as `NAME=value` or `NAME="values"` on one line */
export function readStages(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.replaceAll(/\\\n/g, ' ').split('\n')) {
    const [, name, rest] = line.match(/^([A-Z]+)\s+(.+)$/) ?? [];
    if (!name || !rest) continue;
    if (name === 'FROM') stages.push({ instructions: [], env: {}, workdir: '' });
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${name} comes before FROM`);
    stage.instructions.push({ name, rest });
    if (name === 'WORKDIR') stage.workdir = rest;
    if (name === 'ENV') {
      for (const [, variable = '', quoted, plain = ''] of rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)) {
        stage.env[variable] = quoted ?? plain;
      }
    }
  }
  return stages;
}

/** A `.dockerignore` of plain names and `*`, like the one here; anything else is refused rather than guessed at. */
function readIgnore(context: string): (name: string) => boolean {
  const lines = readFileSync(path.join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const patterns = lines.map((line) => {
    if (/[!?[\]]|\*\*|^\s*#/.test(line)) throw new Error(`The rehearsal cannot read .dockerignore: ${line}`);
    const source = line.replaceAll(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '[^/]*');
    return new RegExp(`^${source}$`);
  });
  return (name) => patterns.some((pattern) => pattern.test(name));
}

/** COPY from the build context: files by name, or all of `.` */
export function copyFromContext(context: string, names: string[], to: string): void {
  const isIgnored = readIgnore(context);
  const filter = (source: string) => !isIgnored(path.relative(context, source));
  for (const name of names.flatMap((each) => (each === '.' ? readdirSync(context) : [each]))) {
    if (isIgnored(name)) continue;
    cpSync(path.join(context, name), path.join(to, name), { recursive: true, filter });
  }
}
