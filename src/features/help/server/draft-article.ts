import { getPayloadClient } from '@/core/server/payload';
import type { ArticleDraft } from '@/core/shared/article-draft';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { refusalIn } from '@/kit/server/payload-refusal';
import type { User } from '@/payload-types';
import { articleParts } from '../rules/article-parts';

const KNOWN = 'An article with this question already exists. Change the question, or open that article.';

const plain = { version: 1, direction: null, format: '', indent: 0 } as const;
const line = (text: string) => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
});
/** A paragraph of the editor, with its line breaks. */
const paragraph = (text: string) => ({
  ...plain,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: text
    .split('\n')
    .flatMap((one, at) => [...(at > 0 ? [{ type: 'linebreak', version: 1 }] : []), line(one)]),
});

/**
 * A draft in the name of whoever answered: support staff may write one, and only editors may publish it.
 * @returns its address in the back office
 * @throws EndpointError invalid: another article has this question
 */
export async function draftArticle(
  { question, answer }: ArticleDraft,
  user: User & { collection: 'users' },
): Promise<string> {
  const { short, more } = articleParts(answer);
  const body = more.length > 0 ? { root: { ...plain, type: 'root', children: more.map(paragraph) } } : null;
  const payload = await getPayloadClient();
  try {
    const { id } = await payload.create({
      collection: 'help-articles',
      draft: true,
      data: { question, answer: short, body, _status: 'draft' },
      user,
      overrideAccess: true,
      depth: 0,
    });
    return `/admin/collections/help-articles/${id}`;
  } catch (error) {
    if (refusalIn(error)?.data?.errors?.some(({ path }) => path === 'slug'))
      throw new EndpointError('invalid', { message: KNOWN });
    throw error;
  }
}
