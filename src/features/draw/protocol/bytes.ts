const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += DIGITS[byte];
  return hex;
}

/** Lower-case digits only, so that each value has one spelling. */
const isHex = (text: string) => text.length % 2 === 0 && /^[0-9a-f]*$/.test(text);

/** @throws RangeError if the text is not hexadecimal */
export function fromHex(hex: string): Uint8Array {
  if (!isHex(hex)) throw new RangeError('not hexadecimal');
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  }
  return bytes;
}

/** Compares byte by byte, as unsigned numbers; a prefix comes before longer values. */
export function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (one[at] as number) - (other[at] as number);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
