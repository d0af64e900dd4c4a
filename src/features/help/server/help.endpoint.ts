import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withJson, withoutBody } from '@/kit/server/public-endpoint';
import { empty, json } from '@/kit/server/responses';
import { articlePath, type HelpAnswer, helpFeedback, SEARCH_MIN, searchedWords } from '../contract';
import { takeFeedback } from './feedback';
import { searchHelp } from './search.queries';

/** @throws EndpointError invalid */
function askedIn(url: string): string {
  const given = new URL(url).searchParams.getAll('q');
  const parsed = searchedWords.safeParse(given[0] ?? '');
  if (given.length > 1)
    throw new EndpointError('invalid', { message: 'Please search for one thing at a time' });
  if (!parsed.success) throw new EndpointError('invalid', { message: parsed.error.issues[0]?.message });
  return parsed.data;
}

/** Reads that say nothing about a person: GET searches, POST takes 'Did this help?'. */
export const helpEndpoint = publicEndpoint({
  GET: withoutBody(async ({ request }) => {
    const asked = askedIn(request.url);
    const found = asked.length < SEARCH_MIN ? [] : (await searchHelp(asked)).found;
    return json(
      found.map(
        ({ question, slug, excerpt }): HelpAnswer => ({ title: question, url: articlePath(slug), excerpt }),
      ),
    );
  }),
  POST: withJson(helpFeedback, async (given, { address }) => {
    await takeFeedback(given, address);
    return empty(204);
  }),
});
