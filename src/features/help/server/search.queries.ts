import { requestPool } from '@/kit/db/pool';
import type { FoundArticle, SearchResult } from '../contract';
import { excerptOf } from '../rules/marked-words';

/** Words of a search that count; a longer one is somebody's message. */
const MOST_WORDS = 12;
const MOST_FOUND = 20;
const CLOSEST = 2;
/** An article answers if it has at least this share of what was asked, where a rare word weighs more than a common one. */
const ANSWERS_FROM = 0.35;

/** What `ts_rank` gives a word that occurs once, in a title. */
const ONCE_IN_TITLE = 0.6;
/** A word that more articles have is common: nobody needs to know how common. */
const MANY = 500;
/** Articles that are ranked: those with the most, and the rarest, of the words. */
const CANDIDATES = 60;
const AMONG = (query: string) =>
  `(select count(*) from (select 1 from site.help_search where document @@ ${query} limit ${MANY}) as few)::real`;
/** The fewer articles have a word, the more it weighs. */
const WEIGHT = `case when among >= ${MANY} then 0.7 else ln(1 + articles / among) end`;
/** A word is taken for a typing error of another if it has this share of the other's letters. */
const LIKE = 0.75;

/**
 * The search, and the only place that ranks. Each asked word (its stem, and as a beginning, because people are still
 * typing) is looked up; one that no article contains is replaced by the most similar words of the articles' own
 * vocabulary. A word weighs the more the fewer articles have it; title and synonyms weigh more than the text.
 */
const SEARCH = `
  with asked as materialized (
    select word, to_tsquery('site.help', word || case when length(word) > 2 then ':*' else '' end) as query
    from (
      select word, min(place) as place
      from regexp_split_to_table(site.help_plain($1), '[^[:alnum:]]+') with ordinality as given (word, place)
      where word <> '' and word !~ '^[αβγδεζηθικλμνξοπρσςτυφχψω]{1,4}$'
      group by word order by 2 limit ${MOST_WORDS}
    ) as words
  ),
  inside as materialized (select count(*)::real as articles from site.help_search),
  known as materialized (
    select word, query, ${AMONG('asked.query')} as among from asked where numnode(query) > 0
  ),
  alike as materialized (
    select known.word as asked, near.word, likeness, to_tsquery('site.help', near.word) as query
    from known cross join lateral (
      select word, similarity(word, known.word) as similar, (
        select count(*) from (
          select unnest(string_to_array(candidate.word, null)) intersect all select unnest(string_to_array(known.word, null))
        ) as letters
      )::real / greatest(length(word), length(known.word)) as likeness
      from (
        select word from site.help_vocabulary where word % known.word
        union
        select word from site.help_vocabulary
        where length(known.word) <= 6 and left(word, 1) = left(known.word, 1)
          and abs(length(word) - length(known.word)) <= 1 and similarity(word, known.word) >= 0.2
      ) as candidate
    ) as near
    where known.among = 0 and length(known.word) > 3 and likeness >= ${LIKE}
  ),
  terms as materialized (
    select word as asked, word, query, 1::real as trust, ${WEIGHT} as weight from known, inside where among > 0
    union all
    select asked, word, query, likeness, ${WEIGHT}
    from inside, (select *, ${AMONG('alike.query')} as among from alike where numnode(query) > 0) as found
    where among > 0
  ),
  whole as (
    select sum(coalesce((select max(weight) from terms where asked = known.word), ln(1 + articles) / 2)) as weight
    from known, inside
  ),
  candidates as materialized (
    select article_id from (
      select article_id, asked, place, max(trust * weight) as weight
      from terms cross join lateral (
        (select article_id, 1 as place from site.help_search where title @@ query limit ${MANY})
        union all
        (select article_id, 2 from site.help_search where document @@ query limit ${MANY})
      ) as matching
      group by article_id, asked, place
    ) as matches
    group by article_id order by sum(weight) desc, article_id limit ${CANDIDATES}
  ),
  ranked as materialized (
    select article_id, sum(rank) as rank, sum(weight) as weight from (
      select article_id, asked, max(trust * weight * ts_rank('{0.2, 0.4, 0.7, 1}', document, query)) as rank,
        max(trust * weight * least(1, ts_rank('{0.5, 0.5, 0.7, 1}', document, query) / ${ONCE_IN_TITLE})) as weight
      from (
        select article_id, (select document from site.help_search s where s.article_id = c.article_id) as document
        from candidates c offset 0
      ) as picked join terms on document @@ query
      group by article_id, asked
    ) as matches
    group by article_id order by 2 desc, 1 limit ${MOST_FOUND}
  )
  select (select articles::int from inside) as articles,
    (select coalesce(array_agg(distinct word), '{}') from terms) as words,
    coalesce((
      select json_agg(json_build_object('question', a.question, 'slug', a.slug, 'minutes', s.minutes, 'topic', a.topic,
        'body', s.body, 'checkedOn', to_char(a.checked_on at time zone 'UTC', 'YYYY-MM-DD'),
        'share', r.weight / (select nullif(weight, 0) from whole)) order by r.rank desc, a.id)
      from ranked r join help_articles a on a.id = r.article_id join site.help_search s on s.article_id = a.id
      where a._status = 'published'
    ), '[]') as found`;

type Row = Omit<FoundArticle, 'excerpt'> & { body: string; share: number };

/** @param words as a visitor typed them */
export async function searchHelp(words: string): Promise<SearchResult> {
  const { rows } = await requestPool().query<{ articles: number; words: string[]; found: Row[] }>({
    name: 'search-help',
    text: SEARCH,
    values: [words],
  });
  const [row] = rows;
  if (!row) throw new Error('A search returned no row');
  const found = row.found.filter(({ share }) => share >= ANSWERS_FROM);
  return {
    articles: row.articles,
    words: row.words,
    found: found.map(({ body, share: _, ...article }) => ({
      ...article,
      excerpt: excerptOf(body, row.words),
    })),
    closest:
      found.length > 0
        ? []
        : row.found.slice(0, CLOSEST).map(({ question, slug, minutes }) => ({ question, slug, minutes })),
  };
}
