/** Path segments that precede the handle: linkedin.com/in/…, youtube.com/c/…, facebook.com/people/…/id. */
const BEFORE_HANDLE = new Set(['in', 'company', 'school', 'c', 'user', 'channel', 'u', '_u']);
const NETWORK =
  /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)*(?:instagram|facebook|fb|x|twitter|tiktok|linkedin|youtube|threads|twitch|snapchat|pinterest)\.(?:com|net|tv)(?:[/?#]|$)/i;
/** First path segments that belong to no account: a post, a video, a group. */
const NOT_A_HANDLE = new Set(
  'p reel reels stories explore watch shorts playlist hashtag groups events posts share search intent i'.split(
    ' ',
  ),
);

const unescaped = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** @returns the handle in an address at a network, empty if it names none; null if it is no such address */
export function handleInAddress(address: string): string | null {
  if (!NETWORK.test(address)) return null;
  const [path = '', query = ''] = address.replace(/^https?:\/\//i, '').split(/[?]/, 2);
  const parts = path.split('#')[0]?.split('/').slice(1).filter(Boolean) ?? [];
  if (parts[0] === 'profile.php') return new URLSearchParams(query).get('id') ?? '';
  if (parts[0] === 'people') return unescaped(parts[2] ?? '');
  return unescaped((BEFORE_HANDLE.has(parts[0] ?? '') ? parts[1] : parts[0]) ?? '');
}

/** Whether an address is an account's that somebody can follow, at a network whose followers a draw can count. */
export function isProfile(address: string): boolean {
  const handle = handleInAddress(address.trim());
  return Boolean(handle) && !NOT_A_HANDLE.has(handle?.toLowerCase() ?? '');
}
