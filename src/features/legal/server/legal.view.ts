import { headingIds } from '@/kit/shared/heading-ids';
import { type LexicalNode, toInline } from '@/kit/shared/rich-text';
import type { PolicyVersion, PrivacyPolicy } from '@/payload-types';
import type { Block, HeadingBlock, IsoDay, LegalView, ListBlock, ListItem } from '../contract';
import { plainText } from './plain-text';

/** The page's title is its only h1, and four levels suffice for any policy. */
const RANKS = new Map<unknown, 2 | 3>([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
]);

function list(node: LexicalNode): ListBlock {
  const items: ListItem[] = [];
  for (const { children = [] } of node.children ?? []) {
    const lists = children.filter(({ type }) => type === 'list').map(list);
    const words = toInline(children.filter(({ type }) => type !== 'list'));
    const above = items.at(-1);
    // The editor stores an indented list as a separate item; it belongs to the item above.
    if (words.length === 0 && above) above.lists.push(...lists);
    else items.push({ children: words, lists });
  }
  return { kind: 'list', isOrdered: node.listType === 'number', start: Number(node.start ?? 1), items };
}

function picture({ value }: LexicalNode): Block[] {
  if (typeof value !== 'object' || value === null) return [];
  const { filename, width, height, alt } = value as Record<string, unknown>;
  if (typeof filename !== 'string' || !width || !height) return [];
  const url = `/media/${encodeURIComponent(filename)}`;
  return [{ kind: 'picture', url, width: Number(width), height: Number(height), alt: String(alt ?? '') }];
}

/** Converts the editor's tree to a page's blocks. Empty paragraphs and headings, used as spacing, are dropped. */
export function toBlocks({ children = [] }: { children?: LexicalNode[] }): Block[] {
  const name = headingIds();
  return children.flatMap((node): Block[] => {
    if (node.type === 'list') return [list(node)];
    if (node.type === 'horizontalrule') return [{ kind: 'rule' }];
    if (node.type === 'upload') return picture(node);
    const words = toInline(node.children);
    const text = plainText(words).trim();
    if (!text) return [];
    if (node.type === 'quote') return [{ kind: 'quote', children: words }];
    if (node.type !== 'heading') return [{ kind: 'paragraph', children: words }];
    return [{ kind: 'heading', level: RANKS.get(node.tag) ?? 4, id: name(text), children: words }];
  });
}

/** Maximum length of a search result's description. */
const DESCRIPTION_MAX = 160;

/** The fields that the policies and their versions have in common. */
export type LegalText = Pick<PrivacyPolicy, 'title' | 'body' | 'lastUpdated' | 'effectiveDate'>;

/** Stored as noon UTC: the first ten characters are the date, wherever server and reader are. */
const dayOf = (stored: string): IsoDay => stored.slice(0, 10);

/** As many whole sentences of the first paragraph as fit a search result. */
function describe(body: Block[]): string {
  const first = body.find((block) => block.kind === 'paragraph');
  const text = first && 'children' in first ? plainText(first.children).trim() : '';
  if (text.length <= DESCRIPTION_MAX) return text;
  const room = text.slice(0, DESCRIPTION_MAX - 1);
  const sentences = room.match(/^.*[.!?](?=\s)/)?.[0];
  return sentences ?? `${room.slice(0, room.lastIndexOf(' '))}…`;
}

/** @param today the day of reading: whether a text is effective is decided then, without a schedule */
export function toLegalView(text: LegalText, today: IsoDay): LegalView {
  const body = toBlocks(text.body.root);
  const effective = dayOf(text.effectiveDate);
  const headings = body.filter((block): block is HeadingBlock => block.kind === 'heading');
  return {
    title: text.title,
    description: describe(body),
    lastUpdated: dayOf(text.lastUpdated),
    effective,
    isAhead: effective > today,
    contents: headings
      .filter(({ level }) => level === 2)
      .map(({ id, children }) => ({ id, text: plainText(children).trim() })),
    body,
  };
}

/** A draft may lack fields that a published text must have; the preview shows it anyway. */
export const draftText = (draft: Partial<LegalText>, today: IsoDay): LegalText => ({
  title: draft.title || 'Untitled',
  body: draft.body ?? {
    root: { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 },
  },
  lastUpdated: draft.lastUpdated || today,
  effectiveDate: draft.effectiveDate || today,
});

type VersionFacts = Pick<
  PolicyVersion,
  'number' | 'title' | 'effectiveDate' | 'lastUpdated' | 'changeNote' | 'publishedAt'
>;

export const toVersionView = (version: VersionFacts) => ({
  number: version.number,
  title: version.title,
  effective: dayOf(version.effectiveDate),
  lastUpdated: dayOf(version.lastUpdated),
  changeNote: version.changeNote || null,
  published: dayOf(version.publishedAt),
});
