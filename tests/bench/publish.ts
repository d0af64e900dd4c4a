import { Client } from 'pg';
import sharp from 'sharp';
import { call, send, signIn } from '../support/api';
import { addHelpArticles, HELP_ARTICLES } from '../support/help-articles';
import { body } from '../support/issues';
import type { Site } from '../support/site';

const PICTURES = 5;

/** A photograph's worth of pixels: noise does not compress to nothing as a plain color does. */
const photo = () =>
  sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

async function upload(site: Site, Cookie: string): Promise<number> {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'The chapter on the steps of its house' }));
  form.set('file', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'steps.jpg');
  const { status, text } = await call(site, '/admin/api/media', {
    method: 'POST',
    body: form,
    headers: { Cookie },
  });
  if (status !== 201) throw new Error(text);
  return (JSON.parse(text) as { doc: { id: number } }).doc.id;
}

/** Publishes a post with a cover and five pictures, and forty articles in help. @returns pages that show them */
export async function publish(site: Site): Promise<{ path: string; isIndexable: boolean }[]> {
  const Cookie = await signIn(site);
  const text = body(
    'Dues, on time.',
    'It starts with a list that is right.',
    'Then everyone hears from you once.',
  );
  const nodes: unknown[] = text.root.children;
  const ids: number[] = [];
  for (let count = 0; count < PICTURES; count += 1) ids.push(await upload(site, Cookie));
  for (const [at, value] of ids.entries())
    nodes.push({
      type: 'upload',
      version: 3,
      relationTo: 'media',
      value,
      fields: {},
      format: '',
      id: `p${at}`,
    });
  const post = {
    title: 'Dues on time',
    lead: 'Three habits.',
    section: 'roll-call',
    author: 'Ada',
    body: text,
    cover: ids[0],
  };
  const made = await send(site, '/admin/api/posts', { ...post, _status: 'published' }, { Cookie });
  if (made.status !== 201) throw new Error(made.text);
  const client = new Client({ connectionString: site.databaseUrl });
  await client.connect();
  await addHelpArticles((sql: string, values: unknown[]) => client.query(sql, values)).finally(() =>
    client.end(),
  );
  return ['/blog/dues-on-time', '/help', `/help/${HELP_ARTICLES[0]?.slug}`].map((path) => ({
    path,
    isIndexable: true,
  }));
}
