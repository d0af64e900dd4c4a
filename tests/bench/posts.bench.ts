import { query, send, signIn } from '../support/api';
import { body } from '../support/issues';
import { type Site, startSite } from '../support/site';
import type { Bench } from './bench-type';
import { median } from './figures';

const SIZES = [10, 10_000];
const RUNS = 15;
const POST = { title: 'Dues', lead: 'On time.', section: 'roll-call', author: 'Ada', body: body('One.') };

const PAGES = [
  '/blog',
  '/blog/dues',
  '/blog/feed.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/sitemap.xml',
  '/admin/collections/posts',
];

const columnsOf = async (site: Site, table: string) =>
  (
    await query<{ name: string }>(
      site,
      `select column_name as name from information_schema.columns where table_name = '${table}'
        and table_schema = 'public' and column_name not in ('id', 'slug', 'version_slug', 'published_at', 'version_published_at', 'parent_id')`,
    )
  ).map(({ name }) => name);

/** Copies of the first post with addresses and dates of their own, and of its newest version, which lists show. */
async function addCopies(site: Site, id: number, { from, to }: { from: number; to: number }): Promise<void> {
  const own = (await columnsOf(site, 'posts')).join(', ');
  const versions = (await columnsOf(site, '_posts_v')).join(', ');
  await query(
    site,
    `with copies as (
       insert into posts (slug, published_at, ${own})
       select 'dues-' || n, published_at - n * interval '1 hour', ${own} from posts, generate_series(${from}, ${to}) as n
       where id = ${id} returning id, slug, published_at)
     insert into _posts_v (parent_id, version_slug, version_published_at, ${versions})
     select copies.id, copies.slug, copies.published_at, ${versions} from copies,
       (select * from _posts_v where parent_id = ${id} order by id desc limit 1) as newest`,
  );
  for (const table of ['posts', '_posts_v']) await query(site, `vacuum analyze ${table}`);
}

/** The list of posts, feeds, the sitemap and the back office with ten posts and with ten thousand. */
export const postsBench: Bench = {
  name: 'posts',
  title: 'Ten posts and ten thousand',
  async measure(report) {
    const site = await startSite();
    const Cookie = await signIn(site);
    const made = await send(site, '/admin/api/posts', { ...POST, _status: 'published' }, { Cookie });
    if (made.status !== 201) throw new Error(made.text);
    const { doc } = JSON.parse(made.text) as { doc: { id: number } };
    const all: Map<string, number>[] = [];
    let there = 1;
    for (const size of SIZES) {
      await addCopies(site, doc.id, { from: there, to: size - 1 });
      there = size;
      const times = new Map<string, number[]>();
      const timed = async (name: string, call: () => Promise<{ status: number; text: string }>) => {
        const start = performance.now();
        const { status, text } = await call();
        if (status !== 200) throw new Error(`${name} answered ${status}: ${text.slice(0, 200)}`);
        if (name === '/sitemap.xml' && !text.includes(`/blog/dues-${size - 1}<`))
          throw new Error('The sitemap lacks the oldest post');
        times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
      };
      for (let run = 0; run < RUNS; run += 1) {
        // A change to a post drops the pages that show it: each of the next requests makes its page anew.
        await timed('publish a correction', () =>
          send(
            site,
            `/admin/api/posts/${doc.id}`,
            { lead: `On time, ${run}.`, _status: 'published' },
            { Cookie },
            'PATCH',
          ),
        );
        for (const page of PAGES)
          await timed(page, async () => {
            const answer = await fetch(site.url + page, { headers: { Cookie } });
            return { status: answer.status, text: await answer.text() };
          });
      }
      report(`${size} posts`);
      all.push(new Map([...times].map(([name, values]) => [name, median(values)])));
    }
    await site.stop();
    const [few, many] = all;
    const row = (name: string) => {
      const [less = 0, more = 0] = [few?.get(name), many?.get(name)];
      return `| ${name} | ${less.toFixed(1)} | ${more.toFixed(1)} | ${(more / less).toFixed(2)} |`;
    };
    return [
      '| | 10 posts, ms | 10,000 posts, ms | ratio |',
      '|---|---:|---:|---:|',
      ...[...(few?.keys() ?? [])].map(row),
    ].join('\n');
  },
};
