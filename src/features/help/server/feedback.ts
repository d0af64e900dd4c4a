import { redirectToResult } from '@/core/server/form-endpoint';
import { perHour } from '@/env';
import { withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { countByNetwork } from '@/kit/server/network-limits';
import { parseWords, publicEndpoint, withDeadline } from '@/kit/server/public-endpoint';
import { readForm } from '@/kit/server/read-body';
import { type HelpFeedback, helpFeedback, helpFeedbackForm } from '../contract';

/**
 * Counts an answer to 'Did this help?' by day, and keeps what was missing. No cookie: an address may answer often, up
 * to its limit.
 * @throws EndpointError too-many; invalid for an article that is not published
 */
export async function takeFeedback(
  { article, helped, missing }: HelpFeedback,
  address: string,
): Promise<void> {
  const { name, limit } = helpFeedbackForm;
  await countByNetwork(`${name}-address`, perHour(limit), address);
  await withTransaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `insert into site.help_votes as kept (article_id, ${helped})
       select id, 1 from help_articles where slug = $1 and _status = 'published'
       on conflict (article_id, day) do update set ${helped} = kept.${helped} + 1
       returning article_id as id`,
      [article],
    );
    const [voted] = rows;
    if (!voted) throw new EndpointError('invalid', { field: 'article', message: 'There is no such article' });
    if (helped === 'no' && missing)
      await tx.query('insert into site.help_missing (article_id, text) values ($1, $2)', [voted.id, missing]);
  });
}

/** 'Did this help?' without JavaScript: 303 to a page that thanks, or says what to correct. */
export const feedbackEndpoint = publicEndpoint({
  POST: ({ request, address }) => {
    const take = async () => {
      const given = parseWords(helpFeedback, await readForm(request));
      await takeFeedback(given, address);
      return { sent: given.helped, article: given.article };
    };
    return redirectToResult(helpFeedbackForm.path, withDeadline(take()));
  },
});
