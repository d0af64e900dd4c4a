import { diffArrays } from 'diff';
import type { TextMark } from '@/kit/shared/rich-text';
import type { Change, Inline } from '../../contract';

type Link = { href: string; isNewTab: boolean };

/** One word or one sign, with the space that follows it. */
export type DiffToken = {
  /** What is compared: the word and its link target; spaces and styles are not. */
  key: string;
  text: string;
  marks: TextMark[];
  link: Link | null;
};

const BREAK = '\n';
/** `e-mail`, `don’t`, `1,000` and an address are one word each; every other sign is its own word. */
const WORDS = /\s*(?:[\p{L}\p{N}\p{M}]+(?:[’'.,@:/_-][\p{L}\p{N}\p{M}]+)*|\S)\s*|\s+/gu;

const cut = (text: string, marks: TextMark[], link: Link | null): DiffToken[] =>
  (text.match(WORDS) ?? []).map((word) => ({
    key: link ? `${word.trim()} ${link.href}` : word.trim(),
    text: word,
    marks,
    link,
  }));

export function toTokens(parts: Inline[], link: Link | null = null): DiffToken[] {
  return parts.flatMap((part): DiffToken[] => {
    if (part.kind === 'text') return cut(part.text, part.marks, link);
    if (part.kind === 'break') return [{ key: BREAK, text: BREAK, marks: [], link: null }];
    if (part.kind === 'change') return toTokens(part.children, link);
    return toTokens(part.children, { href: part.href, isNewTab: part.isNewTab });
  });
}

export const isWord = ({ key }: DiffToken): boolean => /[\p{L}\p{N}]/u.test(key);

const hasSameLooks = (one: DiffToken, other: DiffToken) =>
  one.link?.href === other.link?.href && one.marks.join() === other.marks.join() && other.key !== BREAK;

const textOf = (tokens: DiffToken[]) => tokens.map(({ text }) => text).join('');

/** @param showsAddresses writes link targets out, because they may be the only difference */
function toParts(tokens: DiffToken[], showsAddresses: boolean): Inline[] {
  const runs: DiffToken[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.key !== BREAK && hasSameLooks(last, token)) run.push(token);
    else runs.push([token]);
  }
  return runs.flatMap((run): Inline[] => {
    const [{ key, marks, link }] = run as [DiffToken];
    if (key === BREAK) return [{ kind: 'break' }];
    const words: Inline = { kind: 'text', text: textOf(run), marks };
    if (!link) return [words];
    const address: Inline[] = showsAddresses ? [{ kind: 'text', text: ` (${link.href})`, marks: [] }] : [];
    return [{ kind: 'link', ...link, children: [words, ...address] }];
  });
}

type Same = { same: DiffToken[] };
type Edit = { removed: DiffToken[]; added: DiffToken[] };
type Run = Same | Edit;

/** With more differences than this, two texts have little in common, and comparing them takes long. */
const MOST_EDITS = 1000;
/** This few words between two changes become part of one change: a sentence cut to bits is hard to read. */
const FEW = 2;

const isEdit = (run: Run | undefined): run is Edit => run !== undefined && 'added' in run;
/** An unchanged link must not look like a changed one. */
const isLittle = (run: Run | undefined): run is Same =>
  run !== undefined &&
  !isEdit(run) &&
  run.same.filter(isWord).length <= FEW &&
  run.same.every(({ link }) => !link);

const isRewrite = ({ removed, added }: Edit) => removed.length > 0 && added.length > 0;

function toRuns(before: DiffToken[], after: DiffToken[]): Run[] {
  const found = diffArrays(before, after, {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: MOST_EDITS,
  });
  if (!found) return [{ removed: before, added: after }];
  const runs: Run[] = [];
  for (const { added, removed, value } of found) {
    if (!added && !removed) {
      runs.push({ same: value });
      continue;
    }
    const last = runs.at(-1);
    const edit = isEdit(last) ? last : { removed: [], added: [] };
    if (edit !== last) runs.push(edit);
    edit[added ? 'added' : 'removed'].push(...value);
  }
  return runs;
}

function joinClose(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const [before, between] = joined.slice(-2);
    if (isEdit(run) && isEdit(before) && isLittle(between) && isRewrite(run) && isRewrite(before)) {
      joined.splice(-2, 2, {
        removed: [...before.removed, ...between.same, ...run.removed],
        added: [...before.added, ...between.same, ...run.added],
      });
    } else joined.push(run);
  }
  return joined;
}

const SPACE: Inline = { kind: 'text', text: ' ', marks: [] };

/** The words as one change; the space after the last one stays outside. */
function changed(tokens: DiffToken[], change: Change): Inline[] {
  const last = tokens.at(-1);
  if (!last) return [];
  const trimmed = [...tokens.slice(0, -1), { ...last, text: last.text.trimEnd() || last.text }];
  return [{ kind: 'change', change, isSaid: true, children: toParts(trimmed, true) }];
}

const endsInSpace = (tokens: DiffToken[]) => /\S\s+$/.test(tokens.at(-1)?.text ?? '');

/** Removed words come before added words, with a space between them, whatever the texts had there. */
function edited({ removed, added }: Edit): Inline[] {
  const went = changed(removed, 'removed');
  const came = changed(added, 'added');
  const between = isRewrite({ removed, added }) ? [SPACE] : [];
  const after = endsInSpace(added.length > 0 ? added : removed) ? [SPACE] : [];
  return [...went, ...between, ...came, ...after];
}

/** The words of both texts, with removals and additions marked. Bold and other styles do not count. */
export function compareWords(before: Inline[], after: Inline[]): Inline[] {
  return joinClose(toRuns(toTokens(before), toTokens(after))).flatMap((run) =>
    isEdit(run) ? edited(run) : toParts(run.same, false),
  );
}

/** All the words as one change. */
export const wholly = (parts: Inline[], change: Change, isSaid: boolean): Inline[] =>
  parts.length === 0 ? [] : [{ kind: 'change', change, isSaid, children: toParts(toTokens(parts), false) }];
