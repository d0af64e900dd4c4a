import { describe, expect, it } from 'vitest';
import type { HandleRow } from './handle-column';
import { readHandleRows } from './import-list.job';

const bytes = (text: string) => new TextEncoder().encode(text);

async function* inPieces(all: Uint8Array, size: number) {
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

/** `handle`, or `line: reason`. */
async function read(file: string | Uint8Array, size = 1 << 16): Promise<string[]> {
  const found: HandleRow[] = [];
  for await (const piece of readHandleRows(inPieces(typeof file === 'string' ? bytes(file) : file, size)))
    found.push(...piece.found);
  return found.map((one) => ('handle' in one ? one.handle : `${one.line}: ${one.problem}`));
}

const NOT_A_HANDLE = 'This is not a handle: letters, digits, dots, underscores and hyphens only';
const TOO_LONG = 'The row is too long, or a quote in it never ends';

describe('a follower list', () => {
  it.each([
    ['bare handles', 'sam\n@Ada\n\nGRACE_H\r\n', ['sam', 'ada', 'grace_h']],
    ['addresses', 'https://instagram.com/Sam/\nx.com/ada\n', ['sam', 'ada']],
    ['a heading', 'Username\nsam\nada', ['sam', 'ada']],
    ['a follower who is called like a network', 'instagram\nsam', ['instagram', 'sam']],
    [
      'columns with commas',
      'Full Name,Username,Followed\n"Lovelace, Ada",@ada,2024\nSam,sam,2025\n',
      ['ada', 'sam'],
    ],
    ['semicolons and a mark of order', '\ufeffName;Handle\nAda;ada\n"a ""b""";sam\n', ['ada', 'sam']],
    ['tabs', 'id\tscreen_name\n1\tAda\n2\tsam\n', ['ada', 'sam']],
    ['columns without a heading', 'Ada Lovelace,@ada\nSam,https://x.com/sam\n', ['ada', 'sam']],
    ['line breaks within a cell', 'Username,Bio\nada,"two\nlines"\nsam,one\n', ['ada', 'sam']],
    [
      'LinkedIn, with notes above',
      'Notes:\n"When exporting, see the help."\n\nFirst Name,Last Name,URL,Company\nAda,L,https://www.linkedin.com/in/ada-l,X\n',
      ['ada-l'],
    ],
    [
      'TikTok as text',
      'Date: 2024-01-01 10:00:00\nUserName: ada\n\nDate: 2024-01-02 10:00:00\nUserName: sam\n',
      ['ada', 'sam'],
    ],
    [
      'Instagram as JSON',
      '[{"title":"","string_list_data":[{"href":"https://www.instagram.com/ada","value":"ada","timestamp":1}]},\n{"string_list_data":[{"value":"Sam"}]}]',
      ['ada', 'sam'],
    ],
    [
      'TikTok as JSON',
      '{"Follower":{"FansList":[{"Date":"2024","UserName":"ada"},{"Date":"2024","UserName":"sam"}]}}',
      ['ada', 'sam'],
    ],
  ])('%s', async (_name, file, handles) => {
    expect(await read(file)).toEqual(handles);
  });

  it('is read as UTF-16 if a spreadsheet saved it so', async () => {
    const file = Buffer.from('\ufeffName\tHandle\r\nΆδα\tάδα\r\n', 'utf16le');
    expect(await read(file)).toEqual(['άδα']);
    // However the disk splits it: a letter may be cut in two.
    expect(await read('Handle\nκώστας\n', 9)).toEqual(['κώστας']);
  });

  it('is imported except its bad rows, each with its line and reason', async () => {
    const file = 'Username,Bio\nada,x\nnot a handle,y\n,z\n"sam","a\nb"\nsam@example.com,q\ngrace,w\n';
    expect(await read(file)).toEqual([
      'ada',
      `3: ${NOT_A_HANDLE}`,
      '4: There is no handle in this row',
      'sam',
      `7: ${NOT_A_HANDLE}`,
      'grace',
    ]);
  });

  it('loses one row to an unclosed quote, not the file', async () => {
    const long = `${'y'.repeat(30)}\n`.repeat(500);
    const rows = await read(`Username,Bio\nada,x\nsam,"${long}grace,w\n`);
    expect(rows[0]).toBe('ada');
    expect(rows[1]).toBe(`3: ${TOO_LONG}`);
    expect(rows.at(-1)).toBe('grace');
    expect(await read('Username,Bio\nada,"never ends')).toEqual([`2: ${TOO_LONG}`]);
  });

  it('needs no more memory for more rows', async () => {
    let most = 0;
    async function* many() {
      for (let piece = 0; piece < 50; piece += 1)
        yield bytes(Array.from({ length: 2000 }, (_, at) => `handle${piece}_${at}\n`).join(''));
    }
    let rows = 0;
    for await (const { found } of readHandleRows(many())) {
      most = Math.max(most, found.length);
      rows += found.length;
    }
    expect([rows, most <= 2010]).toEqual([100_000, true]);
  });
});
