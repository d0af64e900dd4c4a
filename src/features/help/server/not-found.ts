import { keyedHash } from '@/kit/db/keyed-hash';
import { HOUR_SECONDS, limiter } from '@/kit/db/limiter';
import { requestPool } from '@/kit/db/pool';
import { networksOf } from '@/kit/shared/network-address';
import { wordsInText } from '../rules/marked-words';

const LONGEST = 80;
const MOST_WORDS = 8;

/** Searches of one network that are noted in an hour: more are a robot's. */
const NOTED = { name: 'help-not-found', points: 30, windowSeconds: HOUR_SECONDS };

/** Somebody's address or number is not a question. */
const isPrivate = (words: string) => /@|\d{5}/.test(words);

/**
 * Notes a search without an answer, for editors: they see words that three networks searched for. A row is a hash of
 * words and network together, so that rows of different words cannot be matched with each other, and nobody can be
 * found behind them.
 */
export async function noteNotFound(asked: string, address: string): Promise<void> {
  const words = wordsInText(asked).slice(0, MOST_WORDS).join(' ');
  if (words.length < 3 || words.length > LONGEST || isPrivate(asked)) return;
  // The largest network: a provider's customer moves within it.
  const network = networksOf(address).at(-1)?.network ?? 'unknown';
  const { allowed } = await limiter(NOTED).consume(network);
  if (!allowed) return;
  await requestPool().query(
    `insert into site.help_not_found (words, network) values ($1, $2)
     on conflict (words, network) do update set day = current_date`,
    [words, keyedHash('limit:help-not-found', `${words}\n${network}`)],
  );
}
