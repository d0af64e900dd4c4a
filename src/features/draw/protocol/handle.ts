const LONGEST = 100;
/** Letters and digits of any script, and the punctuation that the networks allow between them. */
const HANDLE = /^[\p{L}\p{N}\p{M}_](?:[\p{L}\p{N}\p{M}._-]*)$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Path segments that precede the handle: linkedin.com/in/…, youtube.com/c/…, facebook.com/people/…/id. */
const BEFORE_HANDLE = new Set(['in', 'company', 'school', 'c', 'user', 'channel', 'u', '_u']);
const NETWORK =
  /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)*(?:instagram|facebook|fb|x|twitter|tiktok|linkedin|youtube|threads|twitch|snapchat|pinterest)\.(?:com|net|tv)(?:[/?#]|$)/i;

const unescaped = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The handle in the address of a profile; an address without one gives an empty text. */
function fromAddress(address: string): string {
  const [path = '', query = ''] = address.replace(/^https?:\/\//i, '').split(/[?]/, 2);
  const parts = path.split('#')[0]?.split('/').slice(1).filter(Boolean) ?? [];
  if (parts[0] === 'profile.php') return new URLSearchParams(query).get('id') ?? '';
  if (parts[0] === 'people') return unescaped(parts[2] ?? '');
  return unescaped((BEFORE_HANDLE.has(parts[0] ?? '') ? parts[1] : parts[0]) ?? '');
}

/**
 * Normalizes a handle, whether a network, a spreadsheet or a person wrote it: `@Sam`, `sam`, and
 * `https://www.instagram.com/Sam/?hl=en` are `sam`.
 *
 * @returns null if the text is not a handle
 */
export function normalizeHandle(written: string): string | null {
  const text = written.replace(INVISIBLE, '').trim();
  const bare = NETWORK.test(text) ? fromAddress(text) : text;
  const handle = bare.normalize('NFKC').trim().replace(/^@+/, '').toLowerCase().normalize('NFC');
  if (handle === '' || [...handle].length > LONGEST || !HANDLE.test(handle)) return null;
  return handle;
}
