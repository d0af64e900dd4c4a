import type { LexicalNode } from './rich-text';

export const textNode = (words: string, format = 0): LexicalNode => ({ type: 'text', text: words, format });
export const node = (type: string, children: (LexicalNode | string)[], more: object = {}): LexicalNode => ({
  type,
  ...more,
  children: children.map((child) => (typeof child === 'string' ? textNode(child) : child)),
});
export const paragraphNode = (...children: (LexicalNode | string)[]) => node('paragraph', children);
export const heading = (tag: string, words: string) => node('heading', [words], { tag });
export const rootNode = (...children: LexicalNode[]) => ({ type: 'root', children });
