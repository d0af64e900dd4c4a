import {
  type List,
  originalTexts,
  type PageTexts,
  type StoredTexts,
  type Text,
} from '@/core/shared/page-texts';
import type { ChangedSentence, FoundSentence } from '@/core/shared/sentences';
import { requestPool } from '@/kit/db/pool';
import { readAllPublishedTexts } from './published-texts.queries';

type Tables = readonly PageTexts[];

const SHOWN = 8;
const EXCERPT = 80;
const BEFORE = 30;

/** Rows of `site.meta` with the originals that editors know, by document; the newest counts. */
const KNOWN = 'sentences:';

/** A text, or each text of a list's rows; a row's choice is a name of the layout. */
function textsOf(one: Text | List, value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!('columns' in one) || !Array.isArray(value)) return [];
  const columns = Object.entries(one.columns).filter(([, column]) => !('options' in column));
  return value.flatMap((row) => columns.map(([name]) => String(row[name] ?? '')));
}

type Sentence = Omit<FoundSentence, 'text'> & { original: string[]; stored: string[] };

/** Every sentence of a table. @param texts what is stored of it, or its originals of another version */
const sentencesOf = ({ slug, label: page, parts }: PageTexts, texts: StoredTexts): Sentence[] =>
  Object.entries(parts).flatMap(([name, part]) =>
    Object.entries(part.texts).map(([key, one]) => ({
      page,
      label: one.label,
      path: `/admin/globals/${slug}?field=${name}.${key}`,
      original: textsOf(one, one.original),
      stored: textsOf(one, texts[name]?.[key]),
    })),
  );

/** The words around what was found: a sentence may be longer than a list of findings has room for. */
function excerpt(text: string, at: number): string {
  const from = at > BEFORE ? text.lastIndexOf(' ', at - BEFORE) + 1 : 0;
  const to = from + EXCERPT;
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

/** Published sentences that contain these words, the originals that nobody changed among them. */
export async function findSentences(tables: Tables, words: string): Promise<FoundSentence[]> {
  const wanted = words.toLowerCase();
  const published = await readAllPublishedTexts(tables);
  return tables
    .flatMap((page, at) => sentencesOf(page, published[at] ?? {}))
    .flatMap(({ original, stored, ...place }) => {
      const text = (stored.length > 0 ? stored : original).find((one) => one.toLowerCase().includes(wanted));
      return text === undefined
        ? []
        : [{ ...place, text: excerpt(text, text.toLowerCase().indexOf(wanted)) }];
    })
    .slice(0, SHOWN);
}

/** Editors know today's originals: only later changes of them are listed. */
export const noteOriginals = (tables: Tables) =>
  requestPool().query('insert into site.meta (key, value) values ($1, $2) on conflict (key) do nothing', [
    `${KNOWN}${new Date().toISOString()}`,
    JSON.stringify(Object.fromEntries(tables.map((page) => [page.slug, originalTexts(page)]))),
  ]);

/** Sentences that visitors now read in other words than editors know, because their originals changed. */
export async function readChangedSentences(tables: Tables): Promise<ChangedSentence[]> {
  const { rows } = await requestPool().query<{ value: string }>(
    'select value from site.meta where starts_with(key, $1) order by key desc limit 1',
    [KNOWN],
  );
  const known: Record<string, StoredTexts> = JSON.parse(rows[0]?.value ?? '{}');
  const changed = tables.flatMap((page) =>
    sentencesOf(page, known[page.slug] ?? {}).flatMap(({ original, stored, ...place }) => {
      const [was, is] = [stored.join(' · '), original.join(' · ')];
      return was && was !== is ? [{ page, place: { ...place, was, is } }] : [];
    }),
  );
  // Mostly there are none, and nothing else is read.
  const pages = [...new Set(changed.map(({ page }) => page))];
  const published = await readAllPublishedTexts(pages);
  const isOwn = (page: PageTexts, path: string) =>
    sentencesOf(page, published[pages.indexOf(page)] ?? {}).some(
      (one) => one.path === path && one.stored.length > 0,
    );
  return changed.flatMap(({ page, place }) => (isOwn(page, place.path) ? [] : [place]));
}
