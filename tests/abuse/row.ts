import type { Answer } from './ask';

/** Who sends it: nobody we know, or somebody of the staff by role. */
export type Person = 'anyone' | 'admin' | 'editor' | 'support' | 'marketing';

/**
 * What must come back. Of `plain` and `desk` the second part is the whole sentence; `desk` is the shape in which the
 * back office's forms read it. `like`: what is wrong is ignored, so the answer is that of another call.
 */
export type Expected =
  | { plain: [status: number, sentence: string] }
  | { desk: [status: number, sentence: string] }
  | { page: [status: number, words: string] }
  | { leadsTo: string }
  | { like: string }
  | { says: [status: number, holds: (answer: Answer) => boolean] };

/** One bad input. Placeholders like `{ticket}` in its address stand for records that exist (world.ts). */
export type Row = {
  /** What is wrong with it. */
  bad: string;
  /** 'POST /api/support'; as it stands on the wire, so nothing is escaped or tidied on its way. */
  call: string;
  as?: Person;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** In place of all that: the bytes of the request. */
  wire?: string | Buffer;
  answer: Expected;
};

/** Rows of one subject; the database is compared before and after them. */
export type Group = { about: string; rows: Row[] };

export const NOTHING_HERE = 'There is nothing at this address';
export const SIGN_IN = 'Please sign in first';
export const FOREIGN = 'This request came from another site';
export const NO_METHOD = 'This address does not accept that method';
export const BAD_ADDRESS = 'This address is not valid';
export const BAD_EMAIL = 'Please enter a valid email address';
export const BAD_FORM = 'The form could not be read';

export const plain = (status: number, sentence: string): Expected => ({ plain: [status, sentence] });
export const desk = (status: number, sentence: string): Expected => ({ desk: [status, sentence] });
export const nothingHere = plain(404, NOTHING_HERE);
export const noPage: Expected = { page: [404, '404 Page Not Found'] };

export const JSON_TYPE = { 'Content-Type': 'application/json' };
export const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** A multipart body, part by part; what browsers would never send can be written into any of them. */
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
