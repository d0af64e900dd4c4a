import type { PolicyVersion, PrivacyPolicy } from '@/payload-types';
import type { Block, Day, HeadingBlock, LegalView } from '../contract';
import { toBlocks } from './lexical-body';
import { plainText } from './plain-text';

/** Maximum length of a search result's description. */
const DESCRIPTION_MAX = 160;

/** The fields that the policies and their versions have in common. */
export type LegalText = Pick<PrivacyPolicy, 'title' | 'body' | 'lastUpdated' | 'effectiveDate'>;

/** Stored as noon UTC: the first ten characters are the date, wherever server and reader are. */
const dayOf = (stored: string): Day => stored.slice(0, 10);

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
export function toLegalView(text: LegalText, today: Day): LegalView {
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
export const draftText = (draft: Partial<LegalText>, today: Day): LegalText => ({
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
