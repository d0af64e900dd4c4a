const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** Files of an uncompressed zip, read from its central directory. @throws for any other zip */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== END) throw new Error('The zip is incomplete');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('The directory of the zip is broken');
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error('The zip is compressed');
    const size = zip.readUInt32LE(at + 24);
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(begin, begin + size));
    at += 46 + name + extra + comment;
  }
  return files;
}
