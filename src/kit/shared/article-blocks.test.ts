import { expect, it } from 'vitest';
import { articleLinks, articleText, nodesOf, pictureIds } from './article';
import { toArticle } from './article-blocks';
import { countWords } from './count-words';
import { headingIds } from './heading-ids';
import { heading, node, paragraphNode, textNode } from './lexical.fixture';
import type { Picture } from './picture';

const picture: Picture = {
  file: 'a.png',
  url: '/media/a.png',
  width: 1600,
  height: 900,
  alt: 'A',
  copies: [],
};
const words = (said: string) => ({ kind: 'text', text: said, marks: [] });
const block = (fields: object) => node('block', [], { fields });
const cell = (said: string, headerState: number) => node('tablecell', [paragraphNode(said)], { headerState });

it('turns headings, quotes, lists and rules into blocks, and drops empty paragraphs', () => {
  const list = node(
    'list',
    [node('listitem', ['One']), node('listitem', [node('list', [node('listitem', ['Inner'])])])],
    {
      listType: 'number',
      start: 3,
    },
  );
  expect(
    toArticle(
      [heading('h2', 'Dues'), heading('h3', 'Dues'), paragraphNode(' '), node('quote', ['A rule.']), list],
      new Map(),
    ),
  ).toEqual([
    { kind: 'heading', level: 2, id: 'dues', text: 'Dues', children: [words('Dues')] },
    { kind: 'heading', level: 3, id: 'dues-2', text: 'Dues', children: [words('Dues')] },
    { kind: 'quote', children: [words('A rule.')] },
    {
      kind: 'list',
      isOrdered: true,
      start: 3,
      items: [
        {
          children: [words('One')],
          lists: [
            { kind: 'list', isOrdered: false, start: 1, items: [{ children: [words('Inner')], lists: [] }] },
          ],
        },
      ],
    },
  ]);
});

it('gives two texts of one page different ids', () => {
  const name = headingIds();
  const ids = [1, 2].flatMap(() => toArticle([heading('h2', 'Dues')], new Map(), name));
  expect(ids).toMatchObject([{ id: 'dues' }, { id: 'dues-2' }]);
});

it('shows a picture with its caption, and drops one that is gone', () => {
  const nodes = [
    node('upload', [], { value: 7, fields: { caption: ' Fall term ' } }),
    node('upload', [], { value: { id: 8 } }),
  ];
  expect(pictureIds(nodes)).toEqual([7, 8]);
  expect(toArticle(nodes, new Map([[7, picture]]))).toEqual([
    { kind: 'picture', picture, caption: 'Fall term' },
  ]);
});

it('reads tables with heading cells, and paragraphs of one cell on lines of their own', () => {
  const table = node('table', [
    node('tablerow', [cell('Paid', 1)]),
    node('tablerow', [
      node('tablecell', [paragraphNode('74'), paragraphNode('of 84')], { headerState: 0, colSpan: 2 }),
    ]),
  ]);
  expect(toArticle([table], new Map())).toEqual([
    {
      kind: 'table',
      rows: [
        [{ isHeading: true, columns: 1, rows: 1, children: [words('Paid')] }],
        [
          {
            isHeading: false,
            columns: 2,
            rows: 1,
            children: [words('74'), { kind: 'break' }, words('of 84')],
          },
        ],
      ],
    },
  ]);
});

it('makes a card of a link, without an address that could run a script', () => {
  const card = (url: string) => block({ blockType: 'link-card', url, title: 'A film' });
  expect(
    toArticle(
      [
        card('https://www.films.example/1'),
        card('javascript:alert(1)'),
        card('//a.example'),
        card('/\\a.example'),
        card('/\t/a.example'),
      ],
      new Map(),
    ),
  ).toEqual([
    {
      kind: 'link-card',
      href: 'https://www.films.example/1',
      title: 'A film',
      text: '',
      place: 'films.example',
    },
  ]);
});

it('reads its own blocks, and leaves out empty and unknown ones', () => {
  const nodes = [
    block({ blockType: 'callout', text: 'Mind the gap.' }),
    block({ blockType: 'callout', text: ' ' }),
    block({ blockType: 'code', code: '  a < b\n' }),
    block({ blockType: 'apply' }),
    block({ blockType: 'subscribe', text: 'Once a month.' }),
    block({ blockType: 'iframe', url: 'https://a.example' }),
  ];
  expect(toArticle(nodes, new Map())).toEqual([
    { kind: 'callout', text: 'Mind the gap.' },
    { kind: 'code', code: '  a < b\n' },
    { kind: 'apply', text: '' },
    { kind: 'subscribe', text: 'Once a month.' },
  ]);
});

it('counts what is read, and lists every link with its words', () => {
  const nodes = nodesOf({
    root: {
      children: [
        paragraphNode('See ', node('link', [textNode('the help')], { fields: { url: ' /help ' } })),
        block({ blockType: 'link-card', url: '/merch', title: 'Merch', text: 'Two words' }),
        node('upload', [], { value: 1, fields: { caption: 'One caption' } }),
      ],
    },
  });
  expect(countWords(articleText(nodes))).toBe(8);
  expect(articleLinks(nodes)).toEqual([
    { href: '/help', text: 'the help' },
    { href: '/merch', text: 'Merch' },
  ]);
  expect(nodesOf(null)).toEqual([]);
});
