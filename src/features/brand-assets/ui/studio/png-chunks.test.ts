import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { chunk, crc32, pngSize, withDensity } from './png-chunks';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('crc32', () => {
  it('is the checksum that PNG and ZIP use', () => {
    expect(crc32(bytesOf('123456789'))).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
    // Every PNG ends with this chunk.
    expect(hex(chunk('IEND', new Uint8Array()))).toBe('0000000049454e44ae426082');
  });
});

describe('a picture with a resolution', () => {
  const picture = new PNG({ width: 3, height: 2, fill: true });
  picture.data.fill(200);
  const plain = PNG.sync.write(picture);

  it('states it after its header, and is otherwise unchanged', async () => {
    const made = Buffer.from(await withDensity(new Blob([new Uint8Array(plain)]), 300).arrayBuffer());
    expect(made.length).toBe(plain.length + 21);
    expect(hex(made.subarray(0, 33))).toBe(hex(plain.subarray(0, 33)));
    // 300 dots per inch are 11811 per meter, in both directions.
    expect(hex(made.subarray(33, 50))).toBe('000000097048597300002e2300002e2301');
    expect(made.readUInt32BE(50)).toBe(crc32(made.subarray(37, 50)));
    expect(hex(made.subarray(54))).toBe(hex(plain.subarray(33)));
    expect(PNG.sync.read(made).data.equals(picture.data)).toBe(true);
  });

  it('has a readable size', () => {
    expect(pngSize(new Uint8Array(plain))).toEqual({ width: 3, height: 2 });
  });
});
