import { DESK_KINDS, type DeskKind, PRIORITIES, type Priority } from '@/core/shared/desk';

/** What somebody typed into the search, taken apart. */
export type FilterWords = {
  isLate: boolean;
  isUnread: boolean;
  whose: 'mine' | 'nobody' | null;
  kind: DeskKind | null;
  priority: Priority | null;
  /** Everything else: each of these is searched for. */
  rest: string[];
};

const WHOSE: Record<string, 'mine' | 'nobody'> = {
  mine: 'mine',
  me: 'mine',
  nobody: 'nobody',
  unassigned: 'nobody',
};
/** More terms than anybody types. */
const MOST_TERMS = 6;

const kindOf = (word: string): DeskKind | undefined =>
  DESK_KINDS.find((kind) => word === kind || word === `${kind}s`);

function take(words: FilterWords, term: string): FilterWords {
  const word = term.toLowerCase();
  if (word === 'late' || word === 'overdue') return { ...words, isLate: true };
  if (word === 'unread') return { ...words, isUnread: true };
  if (Object.hasOwn(WHOSE, word)) return { ...words, whose: WHOSE[word] ?? null };
  const priority = PRIORITIES.find(({ value }) => value === word)?.value;
  if (priority) return { ...words, priority };
  const kind = kindOf(word);
  return kind ? { ...words, kind } : { ...words, rest: [...words.rest, term] };
}

const NOTHING: FilterWords = {
  isLate: false,
  isUnread: false,
  whose: null,
  kind: null,
  priority: null,
  rest: [],
};

/** 'late, mine, billing': filters by name, and what is searched for, each between commas. */
export const filterWords = (typed: string): FilterWords =>
  typed
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .slice(0, MOST_TERMS)
    .reduce(take, NOTHING);
