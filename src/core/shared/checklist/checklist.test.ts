import { describe, expect, it } from 'vitest';
import { heading, node, paragraphNode, rootNode } from '@/kit/shared/lexical.fixture';
import type { LexicalNode } from '@/kit/shared/rich-text';
import { checkText } from './check-text';
import { checkDescription, checkTitle } from './check-words';
import { advise, must, refusalsOf } from './findings';

const said = (findings: { level: string; message: string }[]) =>
  findings.map(({ level, message }) => `${level}: ${message}`);

describe('a title', () => {
  const check = (title: unknown) =>
    said(
      checkTitle(
        { title },
        { field: 'title', label: 'Title', what: 'The title', empty: 'Give it a title.', most: 80 },
      ),
    );

  it.each([
    [undefined, ['must: Give it a title.']],
    ['  ', ['must: Give it a title.']],
    ['T'.repeat(60), []],
    ['T'.repeat(61), ['advice: The title has 61 characters. Search results cut it after about 60.']],
    ['T'.repeat(81), ['must: The title has 81 characters. At most 80 fit.']],
  ])('%j: %j', (title, expected) => {
    expect(check(title)).toEqual(expected);
  });
});

describe('a description', () => {
  const check = (lead: string, most?: number) =>
    said(
      checkDescription(
        { lead },
        { field: 'lead', label: 'Lead', what: 'The lead', empty: 'Write a lead.', most },
      ),
    );

  it('is advised to have 21 to 160 characters', () => {
    expect(check('L'.repeat(20))).toEqual([
      'advice: The lead has 20 characters. From 21 on, search results show something useful.',
    ]);
    expect([check('L'.repeat(21)), check('L'.repeat(160))]).toEqual([[], []]);
    expect(check('L'.repeat(161))).toEqual([
      'advice: The lead has 161 characters. Search results cut it after 160.',
    ]);
  });

  it('is refused when it is empty, or longer than may be stored', () => {
    expect(check(' ')).toEqual(['must: Write a lead.']);
    expect(check('L'.repeat(161), 160)).toEqual(['must: The lead has 161 characters. At most 160 fit.']);
  });
});

describe('a text', () => {
  const link = (words: string, url: string) => node('link', [words], { fields: { url } });
  const picture = (id: number): LexicalNode => ({ type: 'upload', value: id });
  const check = (nodes: LexicalNode[], brokenLink: 'must' | 'advice' = 'advice') =>
    said(
      checkText(
        { body: { root: rootNode(...nodes) } },
        { field: 'body', label: 'Text', brokenLink },
        {
          broken: ['/gone'],
          pictures: [
            { id: 1, name: 'hall.png', width: 1200, isDescribed: false },
            { id: 2, name: 'roof.png', width: 1200, isDescribed: true },
          ],
        },
      ),
    );

  it('has headings with words, and no small heading before a large one', () => {
    expect(check([heading('h2', 'One'), heading('h3', 'Two'), heading('h2', 'Three')])).toEqual([]);
    expect(
      check([heading('h3', 'Early'), heading('h2', ' '), heading('h2', 'Large'), heading('h3', 'Fine')]),
    ).toEqual([
      'advice: “Early” is a small heading below no large one. Make it a large one.',
      'advice: A heading is empty. Write it, or remove it.',
    ]);
  });

  it('names each link that leads nowhere, by its words and address', () => {
    const nodes = [paragraphNode(link('our help', '/gone'), link('support', '/support'))];
    const sentence = '“our help” leads to /gone, where there is no page. Please correct or remove this link.';
    expect(check(nodes)).toEqual([`advice: ${sentence}`]);
    expect(check(nodes, 'must')).toEqual([`must: ${sentence}`]);
  });

  it('may not show a picture without a description', () => {
    expect(check([picture(1), picture(2), picture(3)])).toEqual([
      'must: Describe the picture “hall.png” in Media: people who cannot see it hear its description.',
    ]);
  });

  it('says nothing about links and pictures before the site has looked them up', () => {
    const draft = { body: { root: rootNode(paragraphNode(link('our help', '/gone')), picture(1)) } };
    expect(checkText(draft, { field: 'body', label: 'Text', brokenLink: 'must' }, null)).toEqual([]);
  });
});

it('refuses with what must be done only, in one message for each field', () => {
  expect(
    refusalsOf([
      must('body', 'Text', 'First.'),
      advise('title', 'Title', 'Never.'),
      must('body', 'Text', 'Second.'),
      must('cover', 'Cover', 'Third.'),
    ]),
  ).toEqual([
    { path: 'body', label: 'Text', message: 'First. Second.' },
    { path: 'cover', label: 'Cover', message: 'Third.' },
  ]);
});
