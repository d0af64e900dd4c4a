/** One element of DER. `bytes` with its header, `body` without; `parts` are empty unless it is constructed. */
export type Der = { tag: number; bytes: Uint8Array; body: Uint8Array; parts: Der[] };

const CONSTRUCTED = 0x20;
/** Lengths of more bytes than this do not occur in a stamp. */
const LONGEST_LENGTH = 4;

class NotDer extends Error {}

function lengthAt(bytes: Uint8Array, at: number): { length: number; next: number } {
  const short = bytes[at] ?? 0x80;
  if (short < 0x80) return { length: short, next: at + 1 };
  const digits = short - 0x80;
  if (digits === 0 || digits > LONGEST_LENGTH) throw new NotDer('it is not DER');
  let length = 0;
  for (let digit = 1; digit <= digits; digit += 1) length = length * 256 + (bytes[at + digit] ?? 0);
  return { length, next: at + 1 + digits };
}

/** @throws NotDer */
export function readDer(bytes: Uint8Array): Der {
  const tag = bytes[0];
  const { length, next } = lengthAt(bytes, 1);
  if (tag === undefined || next + length > bytes.length) throw new NotDer('it is not DER');
  const body = bytes.subarray(next, next + length);
  return {
    tag,
    bytes: bytes.subarray(0, next + length),
    body,
    parts: tag & CONSTRUCTED ? readAll(body) : [],
  };
}

function readAll(bytes: Uint8Array): Der[] {
  const all: Der[] = [];
  for (let at = 0; at < bytes.length; ) {
    const part = readDer(bytes.subarray(at));
    all.push(part);
    at += part.bytes.length;
  }
  return all;
}

/** The element at a path of positions. @throws NotDer if there is none */
export function partAt(element: Der, ...path: number[]): Der {
  let found: Der | undefined = element;
  for (const at of path) found = found?.parts.at(at);
  if (!found) throw new NotDer('a part of it is missing');
  return found;
}

/** An object identifier as dotted numbers. */
export function oidOf({ body }: Der): string {
  const numbers: number[] = [];
  let value = 0;
  for (const byte of body) {
    value = value * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(value);
    value = 0;
  }
  const [first = 0, ...rest] = numbers;
  const top = Math.min(2, Math.floor(first / 40));
  return [top, first - top * 40, ...rest].join('.');
}

/** A string of bytes, which some encoders split. */
export const octetsOf = ({ body, parts }: Der): Uint8Array =>
  parts.length === 0 ? body : Uint8Array.from(parts.flatMap((part) => [...octetsOf(part)]));
