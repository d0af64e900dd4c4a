import { describe, expect, it } from 'vitest';
import { heading, node, paragraphNode, rootNode } from '@/kit/shared/lexical.fixture';
import type { Block, ComparedBlock, Inline, ListBlock } from '../../contract';
import { toBlocks } from '../legal.view';
import { compareBlocks } from './changes-view';

const list = (listType: string, ...items: (string | ReturnType<typeof node>[])[]) =>
  node(
    'list',
    items.map((item) => node('listitem', typeof item === 'string' ? [item] : item)),
    { listType },
  );

const spellWords = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'break') return '|';
      if (part.kind === 'link') return spellWords(part.children);
      const sign = part.change === 'added' ? '+' : '-';
      return `{${sign}${spellWords(part.children)}${sign}}`;
    })
    .join('');
const spellList = ({ items }: ListBlock): unknown[] =>
  items.flatMap((item) => [spellWords(item.children), ...item.lists.map(spellList)]);
const spell = (block: Block) => {
  if (block.kind === 'list') return spellList(block);
  return 'children' in block ? spellWords(block.children) : block.kind;
};
type Nodes = Parameters<typeof rootNode>;
const compare = (before: Nodes, after: Nodes): ComparedBlock[] =>
  compareBlocks(toBlocks(rootNode(...before)), toBlocks(rootNode(...after)));
const changesOf = (before: Nodes, after: Nodes) =>
  compare(before, after).map(({ change, block }) => [change, block.kind, spell(block)]);

describe('block by block', () => {
  it('finds no difference in equal texts', () => {
    const text: Nodes = [
      heading('h2', 'In short'),
      paragraphNode('We keep it.'),
      list('bullet', 'one', 'two'),
    ];
    expect(compare(text, text).map(({ change }) => change)).toEqual(['same', 'same', 'same']);
  });

  it('marks the words of a changed paragraph, and no others', () => {
    expect(
      changesOf(
        [paragraphNode('We keep it 12 months.'), paragraphNode('Then we drop it.')],
        [paragraphNode('We keep it 24 months.'), paragraphNode('Then we drop it.')],
      ),
    ).toEqual([
      ['changed', 'paragraph', 'We keep it {-12-} {+24+} months.'],
      ['same', 'paragraph', 'Then we drop it.'],
    ]);
  });

  it('shows a rewritten paragraph as one removal and one addition', () => {
    expect(
      changesOf(
        [paragraphNode('Cookies are small texts.')],
        [paragraphNode('We ask before anything is stored here.')],
      ),
    ).toEqual([
      ['removed', 'paragraph', '{-Cookies are small texts.-}'],
      ['added', 'paragraph', '{+We ask before anything is stored here.+}'],
    ]);
  });

  it('separates an inserted section from its neighbors', () => {
    expect(
      changesOf(
        [
          heading('h2', 'One'),
          paragraphNode('First words here.'),
          heading('h2', 'Three'),
          paragraphNode('Third.'),
        ],
        [
          heading('h2', 'One'),
          paragraphNode('First words here.'),
          heading('h2', 'Two'),
          paragraphNode('Second words, all new.'),
          heading('h2', 'Three'),
          paragraphNode('Third.'),
        ],
      ).filter(([change]) => change !== 'same'),
    ).toEqual([
      ['added', 'heading', '{+Two+}'],
      ['added', 'paragraph', '{+Second words, all new.+}'],
    ]);
  });

  it('marks the words of a heading, and never repeats an id', () => {
    expect(
      changesOf([heading('h2', 'How long we keep it')], [heading('h2', 'How long we keep your data')]),
    ).toEqual([['changed', 'heading', 'How long we keep {-it-} {+your data+}']]);
    const [went, came] = compare(
      [heading('h2', 'Children')],
      [paragraphNode('New.'), heading('h2', 'Minors')],
    );
    expect([went?.block, came?.block.kind]).toMatchObject([{ id: 'before:children' }, 'paragraph']);
  });

  it('compares lists item by item, nested ones too', () => {
    const nested = (word: string) => list('number', `Ask for ${word}`, 'Get it');
    expect(
      changesOf(
        [list('bullet', 'Name and chapter', 'E-mail address', [nested('a copy')], 'Dues')],
        [list('bullet', 'Name and school', 'Phone', 'E-mail address', [nested('its removal')])],
      ),
    ).toEqual([
      [
        'changed',
        'list',
        [
          'Name and {-chapter-} {+school+}',
          '{+Phone+}',
          'E-mail address',
          ['Ask for {-a copy-} {+its removal+}', 'Get it'],
          '{-Dues-}',
        ],
      ],
    ]);
  });

  it('knows which items of a list remain, for their numbers', () => {
    const [found] = compare([list('number', 'one two', 'three')], [list('number', 'one two', 'five')]);
    expect((found?.block as ListBlock | undefined)?.items.map(({ change }) => change)).toEqual([
      undefined,
      'removed',
      'added',
    ]);
  });

  it('shows a changed picture by its text and address', () => {
    const upload = (filename: string) => ({
      type: 'upload',
      value: { filename, width: 2, height: 2, alt: 'A plan' },
    });
    expect(changesOf([upload('a.png')], [upload('b.png')])).toEqual([
      ['changed', 'paragraph', 'Picture: A plan (/{-media/a.png-} {+media/b.png+})'],
    ]);
  });

  it('shows a list that became a paragraph as one removal and one addition', () => {
    expect(
      changesOf([list('bullet', 'Ask us')], [paragraphNode('Ask us')]).map(([change, kind]) => [
        change,
        kind,
      ]),
    ).toEqual([
      ['removed', 'list'],
      ['added', 'paragraph'],
    ]);
  });
});
