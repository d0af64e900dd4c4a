import { describe, expect, it } from 'vitest';
import { heading, node, paragraph, root, text } from '@/kit/shared/lexical.fixture';
import { toBlocks } from './lexical-body';

const words = (value: string) => ({ kind: 'text', text: value, marks: [] });
const link = (url: string, more: object = {}) =>
  node('link', ['here'], { fields: { linkType: 'custom', url, newTab: false, ...more } });

describe('the editor’s tree becomes blocks', () => {
  it('keeps one h1 for the title, and names every heading', () => {
    const blocks = toBlocks(
      root(heading('h1', 'One'), heading('h3', 'Two'), heading('constructor', 'Three')),
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, id: 'one', children: [words('One')] },
      { kind: 'heading', level: 3, id: 'two', children: [words('Two')] },
      { kind: 'heading', level: 4, id: 'three', children: [words('Three')] },
    ]);
  });

  it('keeps marks, breaks and quotes', () => {
    expect(
      toBlocks(root(paragraph(text('Bold', 3), { type: 'linebreak' }, 'plain'), node('quote', ['Q']))),
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
    expect(toBlocks(root(outer))).toEqual([
      { kind: 'list', isOrdered: false, start: 1, items: [{ children: [words('a')], lists: [nested] }] },
    ]);
  });

  it('leaves out empty paragraphs and headings', () => {
    expect(toBlocks(root(paragraph(), paragraph('  '), heading('h2', '')))).toEqual([]);
  });

  it('shows an uploaded picture from its public address', () => {
    const value = { filename: 'floor plan.png', width: 640, height: 480, alt: 'A plan' };
    expect(toBlocks(root({ type: 'upload', relationTo: 'media', value }))).toEqual([
      { kind: 'picture', url: '/media/floor%20plan.png', width: 640, height: 480, alt: 'A plan' },
    ]);
    expect(toBlocks(root({ type: 'upload', relationTo: 'media', value: 7 }))).toEqual([]);
  });

  it.each([
    '/support',
    '#children',
    'https://example.com/a',
    'mailto:hello@colonnade.example',
    'tel:+15550100',
  ])('keeps the link %s', (url) => {
    expect(toBlocks(root(paragraph(link(url, { newTab: true }))))).toEqual([
      {
        kind: 'paragraph',
        children: [{ kind: 'link', href: url, isNewTab: true, children: [words('here')] }],
      },
    ]);
  });

  it.each(['javascript:alert(1)', ' data:text/html,x', '//evil.example', 'vbscript:x', ''])(
    'keeps only the text of a link to %j',
    (url) => {
      expect(toBlocks(root(paragraph(link(url))))).toEqual([
        { kind: 'paragraph', children: [words('here')] },
      ]);
    },
  );
});
