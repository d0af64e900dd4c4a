/**
 * Reads one DER element and, when it is constructed, its children. @returns `bytes` with the header, `body` without
 */
export function readDer(bytes, from = 0) {
  const tag = bytes[from];
  let at = from + 1;
  let length = bytes[at];
  at += 1;
  if (length > 0x80) {
    const digits = length - 0x80;
    length = bytes.readUIntBE(at, digits);
    at += digits;
  }
  if (tag === undefined || length === undefined || length === 0x80 || at + length > bytes.length)
    throw new Error('it is not DER');
  const element = { tag, bytes: bytes.subarray(from, at + length), body: bytes.subarray(at, at + length) };
  return { ...element, parts: tag & 0x20 ? readAll(element.body) : [] };
}

function readAll(bytes) {
  const all = [];
  for (let at = 0; at < bytes.length; at += all.at(-1).bytes.length) all.push(readDer(bytes, at));
  return all;
}

/** An object identifier as dotted numbers. */
export function oid({ body }) {
  const numbers = [];
  let value = 0;
  for (const byte of body) {
    value = value * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(value);
    value = 0;
  }
  const [first = 0, ...rest] = numbers;
  return [
    Math.min(2, Math.floor(first / 40)),
    first - Math.min(2, Math.floor(first / 40)) * 40,
    ...rest,
  ].join('.');
}
