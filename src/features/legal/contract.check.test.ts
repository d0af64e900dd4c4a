import { expect, it } from 'vitest';
import { node, paragraphNode, rootNode } from '@/kit/shared/lexical.fixture';
import { policyCheck } from './contract.check';

const link = (words: string, url: string) => node('link', [words], { fields: { url } });
const policy = {
  title: 'Terms of Service',
  body: { root: rootNode(paragraphNode(link('the rules', '/gone'), link('support', '/support'))) },
  changeNote: 'Names the rules.',
};
const said = (draft: object, broken: string[] = []) =>
  policyCheck
    .findings({ ...policy, ...draft }, { broken, pictures: [] })
    .map(({ field, level, message }) => [field, level, message]);

it('asks for the links of a policy, and refuses one that leads nowhere', () => {
  expect(policyCheck.question(policy)).toEqual({ links: ['/gone', '/support'], pictures: [], own: null });
  expect(said({})).toEqual([]);
  expect(said({}, ['/gone'])).toEqual([
    [
      'body',
      'must',
      '“the rules” leads to /gone, where there is no page. Please correct or remove this link.',
    ],
  ]);
});

it('names an empty title, an empty text, and a change that nobody described', () => {
  expect(said({ title: ' ', body: { root: rootNode() }, changeNote: ' ' })).toEqual([
    ['title', 'must', 'Give it a title.'],
    ['body', 'must', 'Write the text. It is empty.'],
    [
      'changeNote',
      'advice',
      'Say in a sentence or two what this version changes. It is required from the second version on.',
    ],
  ]);
});
