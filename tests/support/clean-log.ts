import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What no log may contain: an email address, a signed token or session, a link that opens something. */
const PRIVATE = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/,
  /eyJ[\w-]+\.[\w-]+\.[\w-]+/,
  /[\w-]{2,}\.[\w-]{43}(?![\w-])/,
  /\/support\/status\/[\w.-]{8,}/,
  /[?&]token=/,
];

/** Passwords are written out in the tests that use them. */
const PASSWORD = /(?:password|PASSWORD)\w*\??['"]?\s*[:=]\s*['"`]([^'"`$]{8,})['"`]/g;

let known: string[] | undefined;
function passwordsOfTests(): string[] {
  known ??= [
    ...new Set(
      readdirSync('tests', { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .flatMap((file) => [...readFileSync(path.join('tests', file), 'utf8').matchAll(PASSWORD)])
        .map(([, password = '']) => password),
    ),
  ];
  return known;
}

type Environment = Record<string, string | undefined>;

const SECRET_SETTING = /SECRET|PASSWORD|TOKEN|ACCESS_KEY/;
/** Of an environment: its secrets, and the passwords inside its addresses. */
const secretsIn = (env: Environment): string[] =>
  Object.entries(env).flatMap(([name, value = '']) => {
    const inside = /^\w+:\/\/[^/@]*:([^/@]+)@/.exec(value)?.[1];
    return [...(SECRET_SETTING.test(name) ? [value] : []), ...(inside ? [inside] : [])];
  });

/**
 * @param env of the process that wrote it
 * @throws Error with the line of the output that contains something private
 */
export function expectCleanLog(output: string, env: Environment = {}): void {
  const words = [...passwordsOfTests(), ...secretsIn(env)].filter((word) => word.length >= 8);
  const isPrivate = (line: string) =>
    PRIVATE.some((pattern) => pattern.test(line)) || words.some((word) => line.includes(word));
  const line = output.split('\n').find(isPrivate);
  if (line !== undefined) throw new Error(`The log holds something private: ${line.slice(0, 300)}`);
}
