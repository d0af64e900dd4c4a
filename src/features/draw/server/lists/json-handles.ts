import { normalizeHandle } from '../../protocol/handle';
import { type Found, NOT_A_HANDLE } from './handle-column';

/** Keys under which the archives of Instagram and TikTok store a follower's handle. */
const PAIR = /"(?:value|username|screen_?name|handle|unique_?id)"\s*:\s*"((?:[^"\\]|\\.)*)"/gi;
/** Longer than any pair; half a pair at the end of a piece waits for the next piece. */
const LONGEST_PAIR = 2000;

const unescaped = (escaped: string): string => {
  try {
    return String(JSON.parse(`"${escaped}"`));
  } catch {
    return escaped;
  }
};

/** Finds handles in a network's JSON archive, read in pieces, at any depth: its structure changes every year. */
export function jsonReader(onFound: (found: Found) => void) {
  let rest = '';
  let line = 1;
  const read = (isEnd: boolean) => {
    let done = 0;
    for (const match of rest.matchAll(PAIR)) {
      line += rest.slice(done, match.index).split('\n').length - 1;
      done = match.index;
      const value = unescaped(match[1] ?? '');
      const handle = normalizeHandle(value);
      onFound(handle === null ? { line, problem: NOT_A_HANDLE, value } : { line, handle });
      line += match[0].split('\n').length - 1;
      done += match[0].length;
    }
    const keepFrom = isEnd ? rest.length : Math.max(done, rest.length - LONGEST_PAIR);
    line += rest.slice(done, keepFrom).split('\n').length - 1;
    rest = rest.slice(keepFrom);
  };
  return {
    push(text: string): void {
      rest += text;
      read(false);
    },
    end: () => read(true),
  };
}
