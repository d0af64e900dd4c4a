/** What the names of stored pictures end in; whatever else such a name is, the picture is served and backed up. */
export const isPictureName = (name: string): boolean => /\.(png|jpe?g|webp)$/i.test(name);

/** Windows has devices of these names, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/;

/** File systems take 255 bytes; Payload appends a number, a size and an ending. */
const LONGEST = 150;

function shortened(name: string): string {
  const signs = [...name].slice(0, LONGEST);
  while (new TextEncoder().encode(signs.join('')).length > LONGEST) signs.pop();
  return signs.join('');
}

/**
 * The name under which an uploaded picture is stored: one that every file system, bucket and address takes. It is in
 * small letters, because some file systems take two names for one that differ only in that.
 */
export function storedPictureName(uploaded: string): string {
  const [, path = '', ending = ''] = /^(.*?)(\.[a-z\d]{1,5})?$/is.exec(uploaded.normalize('NFC')) ?? [];
  const [name = ''] = path.split(/[/\\]/).slice(-1);
  const clean = name
    .toLowerCase()
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%#]+/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. -]+/, '');
  const stem = shortened(clean).replace(/[. ]+$/, '');
  const safe = stem === '' || DEVICE.test(stem) ? `picture${stem && `-${stem}`}` : stem;
  return safe + ending.toLowerCase();
}
