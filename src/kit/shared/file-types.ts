type FileType = { type: string; extension: string; matches: (head: Uint8Array) => boolean };

const begins =
  (...bytes: number[]) =>
  (head: Uint8Array) =>
    bytes.every((byte, index) => head[index] === byte);

const RIFF = begins(0x52, 0x49, 0x46, 0x46);
const WEBP_AT = 8;
const isWebp = begins(0x57, 0x45, 0x42, 0x50);

/** Types of files that people send us, recognized by their first bytes: a name and a browser's type prove nothing. */
export const FILE_TYPES = {
  png: {
    type: 'image/png',
    extension: 'png',
    matches: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  jpeg: { type: 'image/jpeg', extension: 'jpg', matches: begins(0xff, 0xd8, 0xff) },
  webp: {
    type: 'image/webp',
    extension: 'webp',
    matches: (head) => RIFF(head) && isWebp(head.subarray(WEBP_AT)),
  },
  pdf: { type: 'application/pdf', extension: 'pdf', matches: begins(0x25, 0x50, 0x44, 0x46, 0x2d) },
} as const satisfies Record<string, FileType>;

/** Text has no first bytes of its own: the whole file is checked. */
export const PLAIN_TEXT = { type: 'text/plain; charset=utf-8', extension: 'txt' } as const;
