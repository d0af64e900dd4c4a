import { describe, expect, it } from 'vitest';
import { heading, node, paragraphNode, rootNode, textNode } from '@/kit/shared/lexical.fixture';
import { type LegalText, toBlocks, toLegalView } from './legal.view';

const words = (value: string) => ({ kind: 'text', text: value, marks: [] });
const link = (url: string, more: object = {}) =>
  node('link', ['here'], { fields: { linkType: 'custom', url, newTab: false, ...more } });

describe('the editor’s tree becomes blocks', () => {
  it('keeps one h1 for the title, and names every heading', () => {
    const blocks = toBlocks(
      rootNode(heading('h1', 'One'), heading('h3', 'Two'), heading('constructor', 'Three')),
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, id: 'one', children: [words('One')] },
      { kind: 'heading', level: 3, id: 'two', children: [words('Two')] },
      { kind: 'heading', level: 4, id: 'three', children: [words('Three')] },
    ]);
  });

  it('keeps marks, breaks and quotes', () => {
    expect(
      toBlocks(
        rootNode(paragraphNode(textNode('Bold', 3), { type: 'linebreak' }, 'plain'), node('quote', ['Q'])),
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'Bold', marks: ['strong', 'em'] },
          { kind: 'break' },
          words('plain'),
        ],
      },
      { kind: 'quote', children: [words('Q')] },
    ]);
  });

  it('attaches an indented list to the item above it', () => {
    const inner = node('list', [node('listitem', ['b'])], { listType: 'number', start: 3 });
    const outer = node('list', [node('listitem', ['a']), node('listitem', [inner])], { listType: 'bullet' });
    const nested = {
      kind: 'list',
      isOrdered: true,
      start: 3,
      items: [{ children: [words('b')], lists: [] }],
    };
    expect(toBlocks(rootNode(outer))).toEqual([
      { kind: 'list', isOrdered: false, start: 1, items: [{ children: [words('a')], lists: [nested] }] },
    ]);
  });

  it('leaves out empty paragraphs and headings', () => {
    expect(toBlocks(rootNode(paragraphNode(), paragraphNode('  '), heading('h2', '')))).toEqual([]);
  });

  it('shows an uploaded picture from its public address', () => {
    const value = { filename: 'floor plan.png', width: 640, height: 480, alt: 'A plan' };
    expect(toBlocks(rootNode({ type: 'upload', relationTo: 'media', value }))).toEqual([
      { kind: 'picture', url: '/media/floor%20plan.png', width: 640, height: 480, alt: 'A plan' },
    ]);
    expect(toBlocks(rootNode({ type: 'upload', relationTo: 'media', value: 7 }))).toEqual([]);
  });

  it.each([
    '/support',
    '#children',
    'https://example.com/a',
    'mailto:hello@colonnade.example',
    'tel:+15550100',
  ])('keeps the link %s', (url) => {
    expect(toBlocks(rootNode(paragraphNode(link(url, { newTab: true }))))).toEqual([
      {
        kind: 'paragraph',
        children: [{ kind: 'link', href: url, isNewTab: true, children: [words('here')] }],
      },
    ]);
  });

  it.each(['javascript:alert(1)', ' data:text/html,x', '//evil.example', 'vbscript:x', ''])(
    'keeps only the text of a link to %j',
    (url) => {
      expect(toBlocks(rootNode(paragraphNode(link(url))))).toEqual([
        { kind: 'paragraph', children: [words('here')] },
      ]);
    },
  );
});

const policy = (changes: Partial<LegalText> = {}, ...body: Parameters<typeof rootNode>) =>
  ({
    title: 'Privacy Policy',
    lastUpdated: '2025-07-24T12:00:00.000Z',
    effectiveDate: '2025-07-24T12:00:00.000Z',
    body: { root: rootNode(...body) },
    ...changes,
  }) as LegalText;

describe('the view of a policy', () => {
  it('does not shift dates', () => {
    const view = toLegalView(policy(), '2026-01-01');
    expect([view.lastUpdated, view.effective]).toEqual(['2025-07-24', '2025-07-24']);
  });

  it.each([
    ['2026-07-31', true],
    ['2026-08-01', false],
    ['2026-08-02', false],
  ])('read on %s, a text effective from August 1 is announced: %s', (today, isAhead) => {
    const view = toLegalView(policy({ effectiveDate: '2026-08-01T12:00:00.000Z' }), today);
    expect(view.isAhead).toBe(isAhead);
  });

  it('lists its sections in order', () => {
    const body = [heading('h2', 'In short'), heading('h3', 'Detail'), heading('h2', 'Children')];
    expect(toLegalView(policy({}, ...body), '2026-01-01').contents).toEqual([
      { id: 'in-short', text: 'In short' },
      { id: 'children', text: 'Children' },
    ]);
  });

  it.each([
    ['A short one.', 'A short one.'],
    [
      `First sentence. ${'Second '.repeat(12)}end. ${'Third '.repeat(20)}`,
      `First sentence. ${'Second '.repeat(12)}end.`,
    ],
    [
      'word '.repeat(60),
      'word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word…',
    ],
  ])('describes the text in whole sentences', (first, description) => {
    const body = [heading('h2', 'Before'), paragraphNode(first), paragraphNode('Never this.')];
    expect(toLegalView(policy({}, ...body), '2026-01-01').description).toBe(description);
  });

  it('describes an empty text as empty', () => {
    expect(toLegalView(policy(), '2026-01-01').description).toBe('');
  });
});
