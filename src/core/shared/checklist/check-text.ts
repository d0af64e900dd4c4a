import { type ArticleRoot, articleLinks, articleText, nodesOf, pictureIds } from '@/kit/shared/article';
import type { LexicalNode } from '@/kit/shared/rich-text';
import { advise, type CheckedPicture, type Draft, type DraftFacts, type Finding, must } from './findings';

type Text = {
  field: string;
  label: string;
  /** Whether a link that leads nowhere refuses publication. */
  brokenLink: Finding['level'];
};

/** The nodes of a rich text field. */
const textNodes = (draft: Draft, field: string): LexicalNode[] => {
  const value = draft[field];
  return typeof value === 'object' && value !== null && 'root' in value ? nodesOf(value as ArticleRoot) : [];
};

export const linksInText = (draft: Draft, ...fields: string[]): string[] =>
  fields.flatMap((field) => articleLinks(textNodes(draft, field)).map(({ href }) => href));

export const textPictures = (draft: Draft, ...fields: string[]): number[] =>
  fields.flatMap((field) => pictureIds(textNodes(draft, field)).filter((id) => id > 0));

export const textWords = (draft: Draft, ...fields: string[]): string =>
  fields.map((field) => articleText(textNodes(draft, field))).join(' ');

/** The chosen picture of an upload field, which holds its record's id, or the record. */
export function uploadId(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? Number(id) : null;
}

/** A text that has to be there, and has no word. */
export const checkWritten = (draft: Draft, field: string, label: string): Finding[] =>
  textWords(draft, field).trim() ? [] : [must(field, label, 'Write the text. It is empty.')];

function headings(nodes: LexicalNode[], { field, label }: Text): Finding[] {
  let hasLarge = false;
  return nodes
    .filter(({ type }) => type === 'heading')
    .flatMap(({ tag, children = [] }): Finding[] => {
      const words = articleText(children).trim();
      const isLarge = tag === 'h1' || tag === 'h2';
      if (!words) return [advise(field, label, 'A heading is empty. Write it, or remove it.')];
      const isAlone = !isLarge && !hasLarge;
      hasLarge ||= isLarge;
      return isAlone
        ? [advise(field, label, `“${words}” is a small heading below no large one. Make it a large one.`)]
        : [];
    });
}

const links = (
  nodes: LexicalNode[],
  { field, label, brokenLink }: Text,
  broken: readonly string[],
): Finding[] =>
  articleLinks(nodes)
    .filter(({ href }) => broken.includes(href))
    .map(({ href, text }) => ({
      field,
      label,
      level: brokenLink,
      message: `“${text || href}” leads to ${href}, where there is no page. Please correct or remove this link.`,
    }));

/** @returns what is wrong with one chosen picture, wherever it is chosen */
export const checkPicture = (
  id: number | null,
  field: string,
  label: string,
  pictures: readonly CheckedPicture[],
): Finding[] => {
  const found = id === null ? undefined : pictures.find((one) => one.id === id);
  return found && !found.isDescribed
    ? [
        must(
          field,
          label,
          `Describe the picture “${found.name}” in Media: people who cannot see it hear its description.`,
        ),
      ]
    : [];
};

/** Headings, links and pictures of one rich text field. */
export function checkText(draft: Draft, text: Text, facts: DraftFacts | null): Finding[] {
  const nodes = textNodes(draft, text.field);
  if (!facts) return headings(nodes, text);
  return [
    ...links(nodes, text, facts.broken),
    ...pictureIds(nodes).flatMap((id) => checkPicture(id, text.field, text.label, facts.pictures)),
    ...headings(nodes, text),
  ];
}
