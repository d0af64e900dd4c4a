import { requestPool } from '@/db/pool';
import type { PageTexts, StoredTexts } from '@/shared/page-texts';
import type { ChangedSentence, FoundSentence } from '@/shared/sentences';
import { readPublishedTexts } from './published-texts.queries';

type Tables = readonly PageTexts[];
/** By document, part and key. */
type Originals = Record<string, Record<string, Record<string, unknown>>>;

const SHOWN = 8;
const EXCERPT = 80;
const BEFORE = 30;

/** Rows of `site.meta` with the originals that editors know; the newest counts. */
const KNOWN = 'sentences:';

type Sentence = Omit<FoundSentence, 'text'> & { original: unknown; changed: unknown };

const sentencesOf = ({ slug, label: page, parts }: PageTexts, stored: StoredTexts): Sentence[] =>
  Object.entries(parts).flatMap(([name, { texts }]) =>
    Object.entries(texts).map(([key, { label, original }]) => ({
      page,
      label,
      path: `/admin/globals/${slug}?field=${name}.${key}`,
      original,
      changed: stored[name]?.[key],
    })),
  );

/** A text, or each text of a list's rows; not their ids. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  return value.flatMap((row) =>
    Object.entries(row).flatMap(([name, cell]) => (name === 'id' ? [] : textsIn(cell))),
  );
};

/** The words around what was found: a sentence may be longer than a list of findings has room for. */
function excerpt(text: string, at: number): string {
  const from = at > BEFORE ? text.lastIndexOf(' ', at - BEFORE) + 1 : 0;
  const to = from + EXCERPT;
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

/** Published sentences that contain these words, the originals that nobody changed among them. */
export async function findSentences(tables: Tables, words: string): Promise<FoundSentence[]> {
  const wanted = words.toLowerCase();
  const all = await Promise.all(
    tables.map(async (page) => sentencesOf(page, (await readPublishedTexts(page)).words)),
  );
  return all
    .flat()
    .flatMap(({ original, changed, ...place }) => {
      const text = textsIn(changed ?? original).find((one) => one.toLowerCase().includes(wanted));
      return text === undefined
        ? []
        : [{ ...place, text: excerpt(text, text.toLowerCase().indexOf(wanted)) }];
    })
    .slice(0, SHOWN);
}

const originalsOf = (tables: Tables): Originals =>
  Object.fromEntries(
    tables.map(({ slug, parts }) => [
      slug,
      Object.fromEntries(
        Object.entries(parts).map(([name, { texts }]) => [
          name,
          Object.fromEntries(Object.entries(texts).map(([key, { original }]) => [key, original])),
        ]),
      ),
    ]),
  );

/** Editors know today's originals: only later changes of them are listed. */
export const noteOriginals = (tables: Tables) =>
  requestPool().query('insert into site.meta (key, value) values ($1, $2) on conflict (key) do nothing', [
    `${KNOWN}${new Date().toISOString()}`,
    JSON.stringify(originalsOf(tables)),
  ]);

/** Sentences that visitors now read in other words than editors know, because their originals changed. */
export async function readChangedSentences(tables: Tables): Promise<ChangedSentence[]> {
  const { rows } = await requestPool().query<{ value: string }>(
    'select value from site.meta where starts_with(key, $1) order by key desc limit 1',
    [KNOWN],
  );
  const known: Originals = JSON.parse(rows[0]?.value ?? '{}');
  const all = await Promise.all(
    tables.map(async (page) => {
      const before = sentencesOf(page, known[page.slug] ?? {});
      const now = sentencesOf(page, (await readPublishedTexts(page)).words);
      return now.flatMap(({ original, changed, ...place }, at) => {
        const [was, is] = [before[at]?.changed, original].map((one) => textsIn(one).join(' · '));
        return changed === undefined && was && was !== is ? [{ ...place, was, is: String(is) }] : [];
      });
    }),
  );
  return all.flat();
}
