import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { queryWithin } from '@/cms/payload-transaction';
import type { Post } from '@/payload-types';
import { ADDRESS_RULE } from '@/shared/address-name';
import { articleLinks, articleText, nodesOf } from '@/shared/article';
import { BLOG, COVER_MIN_WIDTH, isSlug, LEAD_MAX, spanOf, TITLE_MAX } from '../contract';
import { brokenLinks } from './broken-links';

type Problem = { path: string; label: string; message: string };
type Check = (post: Partial<Post>, req: PayloadRequest) => string | null | Promise<string | null>;

const tooLong = (text: string, most: number, what: string) =>
  text.length > most ? `${what} has ${text.length} characters. At most ${most} fit.` : null;

const title: Check = ({ title = '' }) =>
  title?.trim()
    ? tooLong(title.trim(), TITLE_MAX, 'The title')
    : 'Give the post a title. Lists, search results and shared links begin with it.';

const lead: Check = ({ lead = '' }) =>
  lead?.trim()
    ? tooLong(lead.trim(), LEAD_MAX, 'The lead')
    : 'Write a lead of one or two sentences. Lists, search results and shared links show it.';

const slug: Check = ({ slug }) => (slug && isSlug(slug) ? null : ADDRESS_RULE);

const end: Check = (post) => {
  const { from, until } = spanOf(post);
  return from !== null && until !== null && until <= from
    ? 'Please choose a time after the one of publishing.'
    : null;
};

const cover: Check = async ({ cover }, req) => {
  const id = typeof cover === 'object' ? cover?.id : cover;
  if (!id) return null;
  const { rows } = await queryWithin(req, 'select width from media where id = $1::int', [id]);
  const width = Number(rows[0]?.width ?? 0);
  return width < COVER_MIN_WIDTH
    ? `This picture is ${width} pixels wide and would be blurred. Choose one of at least ${COVER_MIN_WIDTH}, or none: then the section’s drawing is shown.`
    : null;
};

const body: Check = async ({ body, slug }, req) => {
  const nodes = nodesOf(body);
  if (!articleText(nodes).trim()) return 'Write the text. It is empty.';
  const isPost = async (name: string) => {
    if (name === slug) return true;
    const { rows } = await queryWithin(
      req,
      `select 1 from posts where slug = $1::varchar and _status = 'published'
       union all select 1 from site.kept_addresses where subject = 'posts' and name = $1::varchar limit 1`,
      [name],
    );
    return rows.length > 0;
  };
  const broken = await brokenLinks(articleLinks(nodes), { under: BLOG, exists: isPost });
  if (broken.length === 0) return null;
  const said = broken.map(({ href, text }) => `“${text || href}” leads to ${href}, where there is no page.`);
  return `${said.join(' ')} Please correct or remove ${broken.length === 1 ? 'this link' : 'these links'}.`;
};

const CHECKS: [path: string, label: string, check: Check][] = [
  ['title', 'Title', title],
  ['lead', 'Lead', lead],
  ['body', 'Text', body],
  ['slug', 'Address', slug],
  ['withdrawAt', 'Withdraw on', end],
  ['cover', 'Cover', cover],
];

/**
 * Everything that is wrong, each at its field with what to do about it.
 * @throws ValidationError
 */
export const checkBeforePublishing: CollectionBeforeChangeHook<Post> = async ({ data, req }) => {
  if (data._status !== 'published') return data;
  const errors: Problem[] = [];
  for (const [path, label, check] of CHECKS) {
    const message = await check(data, req);
    if (message) errors.push({ path, label, message });
  }
  if (errors.length > 0) throw new ValidationError({ errors, collection: 'posts', req }, req.t);
  return data;
};
