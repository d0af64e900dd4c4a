import type { Answer } from './send-raw';

/** Who sends it: an anonymous visitor, or staff by role. */
export type Person = 'anyone' | 'admin' | 'editor' | 'support' | 'marketing';

/**
 * The expected response. The second part of `plain` and `desk` is the whole sentence; `desk` is the format of the
 * back office's forms. `like`: wrong input is ignored, so the response equals that of another request.
 */
export type Expected =
  | { plain: [status: number, sentence: string] }
  | { adminError: [status: number, sentence: string] }
  | { page: [status: number, words: string] }
  | { leadsTo: string }
  | { like: string }
  | { says: [status: number, holds: (answer: Answer) => boolean] };

/** One bad input. Placeholders like `{ticket}` in its address stand for existing records (fixture.ts). */
export type Row = {
  /** What is wrong with it. */
  bad: string;
  /** 'POST /api/support', sent exactly as written: nothing is escaped or normalized. */
  call: string;
  as?: Person;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Instead of the above: the raw bytes of the request. */
  wire?: string | Buffer;
  answer: Expected;
};

/** Rows about one subject; the database is compared before and after them. */
export type Group = { about: string; rows: Row[] };

export const NOTHING_HERE = 'There is nothing at this address';
export const SIGN_IN = 'Please sign in first';
export const FOREIGN = 'This request came from another site';
export const NO_METHOD = 'This address does not accept that method';
export const BAD_ADDRESS = 'This address is not valid';
export const BAD_EMAIL = 'Please enter a valid email address';
export const BAD_FORM = 'The form could not be read';

export const plain = (status: number, sentence: string): Expected => ({ plain: [status, sentence] });
export const adminError = (status: number, sentence: string): Expected => ({
  adminError: [status, sentence],
});
export const nothingHere = plain(404, NOTHING_HERE);
export const noPage: Expected = { page: [404, '404 Page Not Found'] };

export const JSON_TYPE = { 'Content-Type': 'application/json' };
export const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** A multipart body, part by part; any part may contain what browsers would never send. */
export function multipart(...parts: [head: string, content: string | Buffer][]) {
  const pieces = parts.flatMap(([head, content]) => [
    Buffer.from(`--of-the-tests\r\n${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'Content-Type': 'multipart/form-data; boundary=of-the-tests' },
    body: Buffer.concat([...pieces, Buffer.from('--of-the-tests--\r\n')]),
  };
}
