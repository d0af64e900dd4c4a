import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** RFC 1843: GB2312 without the highest bit of each byte, between `~{` and `~}`; neither library knows it. */
const HZ = /~\{([^~]*)(?:~\}|$)/g;
const ALIASES: Record<string, string> = {
  'hz-gb-2312': 'hz',
  'unicode-1-1-utf-7': 'utf-7',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
};
/** What iconv-lite offers besides charsets. */
const NO_CHARSETS = ['base64', 'hex', 'binary'];
const WIDE = /^(utf-?(16|32)|ucs-?[24]|unicode|csunicode|iso-10646)/;
/** Two bytes a character: a word or two may look like UTF-8 by chance. */
const IN_PAIRS = /^(x-)?(gb|big5|cn-big5|euc-|ks_?c|korean|shift|sjis|cp9(32|36|49|50)|windows-(31j|9))/;
const FEW = 4;
const LAST_OF_ASCII = 0x7f;
/** U+FFFD. */
const REPLACEMENT = 0xfffd;

const utf8 = new TextDecoder();
const windows = (bytes: Uint8Array) => iconv.decode(Buffer.from(bytes), 'windows-1252');

/** Some programs write quotation marks around it. */
function labelOf(charset = ''): string {
  const label = charset
    .slice(0, 60)
    .toLowerCase()
    .replace(/['"\s]|\*.*$/g, '');
  return ALIASES[label] ?? label;
}

type Decode = (bytes: Uint8Array) => string;

/** Null: nobody knows this label, or it is one that programs write on everything. */
function decoderOf(label: string): Decode | null {
  if (label === 'hz')
    return (bytes) =>
      Buffer.from(bytes)
        .toString('latin1')
        .replace(HZ, (_, pairs: string) =>
          new TextDecoder('gbk').decode(Buffer.from(pairs, 'latin1').map((byte) => byte | 0x80)),
        );
  for (const name of [label, label.replace(/^(x-ms-|x-|cs)/, '')]) {
    const isKnown = !NO_CHARSETS.includes(name) && iconv.encodingExists(name);
    // It looks at the byte order mark.
    if (isKnown && WIDE.test(name)) return (bytes) => iconv.decode(Buffer.from(bytes), name);
    try {
      const decoder = new TextDecoder(name);
      return ['utf-8', 'windows-1252'].includes(decoder.encoding) ? null : (bytes) => decoder.decode(bytes);
    } catch {
      if (isKnown) return (bytes) => iconv.decode(Buffer.from(bytes), name);
    }
  }
  return null;
}

/** How many characters are beyond ASCII, and how many of those are U+FFFD, which stands for bytes that no charset explains. */
function beyondAscii(text: string): { foreign: number; unread: number } {
  let [foreign, unread] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > LAST_OF_ASCII) foreign += 1;
    if (unit === REPLACEMENT) unread += 1;
  }
  return { foreign, unread };
}

/** UTF-8, perhaps with a letter that was cut; otherwise the charset of Windows, which reads everything. */
function guess(bytes: Uint8Array): string {
  const text = utf8.decode(bytes);
  if (isUtf8(bytes)) return text;
  const { foreign, unread } = beyondAscii(text);
  return unread * 2 <= foreign && unread < Math.max(1, foreign) ? text : windows(bytes);
}

/**
 * Text by what its bytes say, and only then by its label: many programs write UTF-8 under whatever label their users once
 * chose, and no other text of more than a few letters is valid UTF-8.
 */
export function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  const label = labelOf(charset);
  const decode = decoderOf(label);
  if (!decode) return guess(bytes);
  const maySayUtf8 = WIDE.test(label) ? !bytes.includes(0) : bytes.some((byte) => byte > LAST_OF_ASCII);
  if (!maySayUtf8 || !isUtf8(bytes)) return decode(bytes);
  const text = utf8.decode(bytes);
  if (!IN_PAIRS.test(label) || beyondAscii(text).foreign >= FEW) return text;
  const labeled = decode(bytes);
  return beyondAscii(labeled).unread === 0 ? labeled : text;
}

const WORD = /=\?([^?\s]+)\?([QB])\?([^?]*)\?=/gi;

function bytesOfWord(encoding: string, text: string): Buffer {
  if (encoding.toUpperCase() === 'B') return Buffer.from(text, 'base64');
  const quoted = Buffer.from(text.replaceAll('_', ' ')).toString('latin1');
  return Buffer.from(
    quoted.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

/**
 * Encoded words (RFC 2047) that follow each other as one word of UTF-8, read as bytes first: some programs cut them inside
 * a letter. Whoever parses the field decodes them afterwards, so nothing in them passes for its syntax.
 */
export function joinWords(field: string): string {
  let [joined, end] = ['', 0];
  let run: { charset: string; bytes: Buffer[] }[] = [];
  const close = () => {
    const text = run.map(({ charset, bytes }) => decodeText(Buffer.concat(bytes), charset)).join('');
    if (run.length > 0) joined += `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
    run = [];
  };
  for (const { 0: whole, 1: charset = '', 2: encoding = '', 3: text = '', index } of field.matchAll(WORD)) {
    const between = field.slice(end, index);
    if (run.length === 0 || between.trim() !== '') {
      close();
      joined += between;
    }
    const bytes = bytesOfWord(encoding, text);
    const last = run.at(-1);
    const label = labelOf(charset);
    // ISO-2022 switches between alphabets: each word begins in ASCII, and two switches in a row count as damage.
    if (last?.charset === label && !label.startsWith('iso-2022')) last.bytes.push(bytes);
    else run.push({ charset: label, bytes: [bytes] });
    end = index + whole.length;
  }
  close();
  return joined + field.slice(end);
}
