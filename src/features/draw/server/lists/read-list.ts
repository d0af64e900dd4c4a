import { type Found, handleReader } from './handle-column';
import { jsonReader } from './json-handles';
import { separatorOf, tableReader } from './table-rows';

/** Spreadsheets save "Unicode text" as UTF-16; everything else is UTF-8. */
const encodingOf = (head: Uint8Array) => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
};

type Reader = { push: (text: string) => void; end: () => void };

/** The beginning of a file shows which kind of list it is. */
function readerFor(beginning: string, onFound: (found: Found) => void): Reader {
  if (/^\s*(\[|\{|window\.)/.test(beginning)) return jsonReader(onFound);
  const handles = handleReader(onFound);
  const table = tableReader(separatorOf(beginning), handles.push);
  return {
    push: table.push,
    end: () => {
      table.end();
      handles.end();
    },
  };
}

export type Piece = { found: Found[]; bytesRead: number };

/**
 * Reads a follower list as its bytes arrive: CSV with commas, semicolons or tabs, bare handles, or a network's
 * archive. A list of any length needs the memory of one piece.
 */
export async function* readList(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Piece, void> {
  let decoder: TextDecoder | undefined;
  let reader: Reader | undefined;
  let found: Found[] = [];
  let bytesRead = 0;
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(encodingOf(piece));
    const text = decoder.decode(piece, { stream: true });
    reader ??= readerFor(text, (one) => found.push(one));
    reader.push(text);
    bytesRead += piece.length;
    yield { found, bytesRead };
    found = [];
  }
  reader?.end();
  yield { found, bytesRead };
}
