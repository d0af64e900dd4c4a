/** Reads and writes the few bytes of a PNG that the browser leaves out. */
const SIGNATURE_BYTES = 8;
/** Length, name and checksum around a chunk's data. */
const CHUNK_FRAME = 12;
const METERS_PER_INCH = 0.0254;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of PNG and ZIP (CRC-32), as an unsigned number. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** One chunk: length, four letters, data, checksum of the letters and data. */
export function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + CHUNK_FRAME);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** `pHYs`: pixels per meter, in both directions. */
function density(dpi: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  view.setUint32(0, Math.round(dpi / METERS_PER_INCH));
  view.setUint32(4, Math.round(dpi / METERS_PER_INCH));
  data[8] = 1;
  return chunk('pHYs', data);
}

/** End of the first chunk (`IHDR`); chunks about the whole picture follow it. */
const AFTER_HEADER = SIGNATURE_BYTES + CHUNK_FRAME + 13;

/** @param png as a canvas writes it, without a resolution. @returns the same with a print resolution of `dpi` */
export const withDensity = (png: Blob, dpi: number): Blob =>
  new Blob([png.slice(0, AFTER_HEADER), density(dpi), png.slice(AFTER_HEADER)], { type: 'image/png' });

/** @returns width and height in pixels, as stated in the file */
export function pngSize(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
