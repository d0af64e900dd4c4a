import { ADMIN } from './site-processes';

/** What no log may contain: an email address, a session, a link that opens a request, a password. */
const PRIVATE = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/,
  /eyJ[\w-]+\.[\w-]+\.[\w-]+/,
  /\/support\/status\/[\w.-]{8,}/,
  new RegExp(ADMIN.password),
];

/** @throws Error with the line of a process's output that contains something private */
export function expectCleanLog(output: string): void {
  const line = output.split('\n').find((one) => PRIVATE.some((pattern) => pattern.test(one)));
  if (line !== undefined) throw new Error(`The log holds something private: ${line.slice(0, 300)}`);
}
