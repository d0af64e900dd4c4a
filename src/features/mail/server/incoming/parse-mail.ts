import type { Email } from 'postal-mime';
import { type FoundLink, maskedBytes } from '@/kit/db/mask-links';
import { MailReader } from './mail-reader';

export const LARGEST_MAIL = 30 * 1024 * 1024;
/** Real emails stay far below these limits; without them, somebody could build an email that takes minutes to read. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 512 * 1024, maxRfc822NestingDepth: 0 } as const;
const OPTIONS = { ...LIMITS, forceRfc822Attachments: true };
const MOST_LINES = 600_000;
const MOST_PARTS = 1000;

const LINE_FEED = 0x0a;
const DASH = 0x2d;

/** @throws Error that says what there is too much of */
function checkSize(raw: Buffer): void {
  if (raw.length > LARGEST_MAIL) throw new Error('It is larger than 30 MB');
  let [lines, parts] = [0, 0];
  for (let at = raw.indexOf(LINE_FEED); at !== -1; at = raw.indexOf(LINE_FEED, at + 1)) {
    lines += 1;
    if (raw[at + 1] === DASH && raw[at + 2] === DASH) parts += 1;
  }
  if (lines > MOST_LINES) throw new Error('It has too many lines');
  if (parts > MOST_PARTS) throw new Error('It has too many parts');
}

const EMPTY: Email = { headers: [], headerLines: [], attachments: [] };

/** The header without the fields that describe a content. */
export function headOf(raw: Buffer): Buffer {
  const text = raw.subarray(0, LIMITS.maxHeadersSize / 2).toString('latin1');
  const head = /^[\s\S]*?\r?\n\r?\n/.exec(text)?.[0] ?? text;
  return Buffer.from(head.replace(/^content-[\w-]+:.*(\r?\n[ \t].*)*\r?\n/gim, ''), 'latin1');
}

/** An email as staff may have it: without our links, and of one that is built to exhaust its reader only the header. */
export function withoutLinks(raw: Buffer, found: FoundLink[] = []): Buffer {
  try {
    checkSize(raw);
  } catch {
    return maskedBytes(headOf(raw));
  }
  return maskedBytes(raw, found);
}

type Parsed = {
  email: Email;
  /** It has more text than was read. */
  isCut: boolean;
  damage: string | null;
};

async function read(raw: Buffer): Promise<Pick<Parsed, 'email' | 'isCut'>> {
  const reader = new MailReader(OPTIONS);
  return { email: await reader.parse(raw), isCut: reader.isCut };
}

/** Reads an email; of one that is broken, or built to exhaust its reader, only the header, and says why. */
export async function parseMail(raw: Buffer): Promise<Parsed> {
  try {
    checkSize(raw);
    return { ...(await read(raw)), damage: null };
  } catch (error) {
    const damage = error instanceof Error ? error.message : String(error);
    const head = await read(headOf(raw)).catch(() => ({ email: EMPTY, isCut: false }));
    return { ...head, damage };
  }
}
