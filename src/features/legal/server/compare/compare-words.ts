import { diffArrays } from 'diff';
import type { Change, Inline } from '../../contract';
import { isWord, type Token, toParts, toTokens } from './tokens';

type Same = { same: Token[] };
type Edit = { removed: Token[]; added: Token[] };
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

function toRuns(before: Token[], after: Token[]): Run[] {
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
function changed(tokens: Token[], change: Change): Inline[] {
  const last = tokens.at(-1);
  if (!last) return [];
  const trimmed = [...tokens.slice(0, -1), { ...last, text: last.text.trimEnd() || last.text }];
  return [{ kind: 'change', change, isSaid: true, children: toParts(trimmed, true) }];
}

const endsInSpace = (tokens: Token[]) => /\S\s+$/.test(tokens.at(-1)?.text ?? '');

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
