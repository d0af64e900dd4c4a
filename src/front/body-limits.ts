import { FILE_BODY } from '@/core/shared/record-files';
import { LARGEST_IMPORT } from '@/kit/shared/file-size';
import { findForm } from '@/site-forms';
import type { RouteKind } from './route-kind';

const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1000;

export type BodyLimit = { bytes: number; milliseconds: number };

const SMALL: BodyLimit = { bytes: 64 * KB, milliseconds: 30 * SECOND };

/** Body limits of requests to the back office, in bytes and time; the first line that matches applies. */
const BACK_OFFICE: Array<{ path: RegExp } & BodyLimit> = [
  { path: /^\/admin\/api\/imports(\/|$)/, bytes: LARGEST_IMPORT, milliseconds: 30 * 60 * SECOND },
  { path: /^\/admin\/api\/desk\/[a-z]+-\d+\/files$/, ...FILE_BODY },
  { path: /^\/admin\/api\/media(\/|$)/, bytes: 20 * MB, milliseconds: 180 * SECOND },
  { path: /^\/admin\/api\/users\/(login|logout)$/, ...SMALL },
  // A legal text with all its formatting, and the form state that the back office sends while typing.
  { path: /^\/admin(\/|$)/, bytes: MB, milliseconds: 60 * SECOND },
];

export const LONGEST_ARRIVAL = 30 * 60 * SECOND;

/** A body up to this size is read completely before Next gets the request. */
export const READ_WHOLE = MB;

/** The request's body limit and the time that it may take to arrive; for a form, from its entry. */
export const bodyLimit = (path: string): BodyLimit =>
  findForm(path)?.body ?? BACK_OFFICE.find((limit) => limit.path.test(path)) ?? SMALL;

/** How long Next may take until the first byte, in ms; the back office may run long exports. */
export function answerDeadline(kind: RouteKind): number | undefined {
  return kind === 'admin' || kind === 'admin-api' ? undefined : 15 * SECOND;
}
