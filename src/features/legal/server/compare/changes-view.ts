import type { ChangesView, ComparedBlock, Day, Inline, LegalView, PolicyVersionView } from '../../contract';
import { dayInWords } from '../../ui/day';
import { OPENING } from '../../ui/opening';
import { plainText } from '../plain-text';
import { compareBlocks } from './compare-blocks';
import { compareWords, wholly } from './compare-words';
import { isWord, toTokens } from './tokens';

const words = (text: string): Inline[] => [{ kind: 'text', text, marks: [] }];

const compareDays = (before: Day, after: Day): Inline[] =>
  before === after
    ? words(dayInWords(after))
    : [
        ...wholly(words(dayInWords(before)), 'removed', true),
        ...words(' '),
        ...wholly(words(dayInWords(after)), 'added', true),
      ];

/** Every changed word in the tree. */
const changesIn = (node: unknown): Extract<Inline, { kind: 'change' }>[] => {
  if (typeof node !== 'object' || node === null) return [];
  if ('kind' in node && node.kind === 'change') return [node as Extract<Inline, { kind: 'change' }>];
  return Object.values(node).flatMap(changesIn);
};

function countWords(blocks: ComparedBlock[]): ChangesView['words'] {
  const changes = changesIn(blocks);
  const count = (wanted: string) =>
    changes
      .filter(({ change }) => change === wanted)
      .flatMap(({ children }) => toTokens(children))
      .filter(isWord).length;
  return { added: count('added'), removed: count('removed') };
}

const nowCalled = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind !== 'change') return plainText([part]);
      return part.change === 'added' ? nowCalled(part.children) : '';
    })
    .join('');

function changedSections(blocks: ComparedBlock[]): ChangesView['sections'] {
  const sections: ChangesView['sections'] = [];
  let current: ChangesView['sections'][number] = { id: OPENING, text: null };
  for (const { change, block } of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      const name = nowCalled(block.children).trim() || plainText(block.children).trim();
      current = { id: block.id, text: name };
    }
    if (change !== 'same' && sections.at(-1) !== current) sections.push(current);
  }
  return sections;
}

type Version = { facts: PolicyVersionView; text: LegalView };

export function toChangesView(before: LegalView, { facts, text }: Version): ChangesView {
  const blocks = compareBlocks(before.body, text.body);
  return {
    number: facts.number,
    changeNote: facts.changeNote,
    plainTitle: text.title,
    title: compareWords(words(before.title), words(text.title)),
    lastUpdated: compareDays(before.lastUpdated, text.lastUpdated),
    effective: compareDays(before.effective, text.effective),
    sections: changedSections(blocks),
    words: countWords(blocks),
    blocks,
  };
}
