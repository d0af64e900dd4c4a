import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MOST_LETTERS, type Reading, readLetters } from '@/kit/shared/greek-letters';
import { asGreek, isBeginningOfName, withoutNames } from '@/kit/shared/typed-letters';
import { storedLetters, storeLetters } from './letters-store';

/** How long typing has to rest before anything is said about it. */
const REST = 600;

/** The typed text after `shown` was edited to `now`: what is shown differs from it only sign by sign. */
function typedAfter(typed: string, shown: string, now: string): string {
  let start = 0;
  while (start < shown.length && start < now.length && shown[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(shown.length, now.length) - start;
  while (end < most && shown.at(-1 - end) === now.at(-1 - end)) end += 1;
  return typed.slice(0, start) + now.slice(start, now.length - end) + typed.slice(typed.length - end);
}

export type Rested = Pick<Reading, 'letters' | 'isCut'> & { unread: string[]; isBlocked: boolean };

/**
 * The field is not controlled: what somebody typed before the page's code ran counts too. It shows Greek capitals for
 * Latin keys, and remembers what was typed, since 'xi' may be a name.
 */
export function useLettersField(first: string, blocked: readonly string[]) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef(first);
  const shown = useRef(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [rested, setRested] = useState<Rested | null>(null);

  const take = (text: string) => {
    const input = field.current;
    if (!input) return;
    const fromEnd = input.value.length - (input.selectionStart ?? input.value.length);
    typed.current = withoutNames(text);
    shown.current = asGreek(typed.current);
    if (input.value !== shown.current) {
      input.value = shown.current;
      const caret = shown.current.length - fromEnd;
      if (document.activeElement === input) input.setSelectionRange(caret, caret);
    }
    const { letters, unread, isCut } = readLetters(typed.current);
    const isBlocked = blocked.includes(letters);
    storeLetters(isBlocked ? '' : letters);
    clearTimeout(timer.current);
    setRested(null);
    timer.current = setTimeout(() => {
      setRested({ letters, isCut, isBlocked, unread: unread.filter((word) => !isBeginningOfName(word)) });
    }, REST);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page's code runs
  useEffect(() => {
    const written = field.current?.value ?? '';
    const kept = first ? '' : storedLetters();
    if (written !== first) take(written);
    else if (kept && !blocked.includes(kept)) take(kept);
    return () => clearTimeout(timer.current);
  }, []);

  return {
    field,
    rested,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
      take(typedAfter(typed.current, shown.current, currentTarget.value)),
    add: (letter: string) => {
      if (readLetters(typed.current).letters.length < MOST_LETTERS) take(typed.current + letter);
    },
    remove: () => take([...typed.current.trimEnd()].slice(0, -1).join('')),
  };
}
