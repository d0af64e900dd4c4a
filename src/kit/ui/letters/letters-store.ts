import { useSyncExternalStore } from 'react';
import { namesOf } from '@/kit/shared/greek-letters';
import { lettersOfSlug, upPath } from '@/kit/shared/typed-letters';

const KEY = 'letters';

/** undefined until this visitor put letters up on this page */
let up: string | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows the letters everywhere on the page; this browser keeps them until they are cleared, and tells nobody. */
export function storeLetters(letters: string): void {
  up = letters;
  for (const listener of listeners) listener();
  try {
    if (letters) localStorage.setItem(KEY, upPath(letters));
    else localStorage.removeItem(KEY);
  } catch {
    // They stay up until the page closes.
  }
}

/** What this browser kept; '' if nothing. */
export function storedLetters(): string {
  try {
    return lettersOfSlug(localStorage.getItem(KEY)?.split('/').pop() ?? '') ?? '';
  } catch {
    return '';
  }
}

/** @param first the letters that the page came with */
export function useLetters(first: string): { letters: string; name: string; isChanged: boolean } {
  const letters = useSyncExternalStore(
    subscribe,
    () => up ?? first,
    () => first,
  );
  return { letters, name: namesOf(letters), isChanged: letters !== first };
}
