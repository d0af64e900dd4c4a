import { wordsOf } from '../../../src/core/shared/page-texts';
import { DRAW_TEXTS } from '../../../src/features/draw/contract.texts';
import type { LookupAnswer } from '../../../src/features/draw/server/lookup.endpoint';
import { call, signIn } from '../../support/api';
import { withOneTicket, withoutRounds } from './planted-rounds';
import type { Reading } from './row';
import { takeSecretOf } from './texts';

const LIST = '/links/draw';
const LOOKUP = '/links/draw/lookup';

/** The list of rounds and the official rules, before any round. */
export const beforeRounds: Reading = (site) => withoutRounds(site, [LIST, '/links/rules']);

/** The list of rounds, and what /links says of the last. */
export const withOne: Reading = (site) => withOneTicket(site, [LIST, '/links']);

/** What is drawn into the page's picture. */
export const card: Reading = async (site) => {
  const { drawFacts } = await import('../../../src/features/draw/server/draw.metadata');
  const path = '/admin/api/globals/draw-page?depth=0';
  const { text } = await call(site, path, { headers: { cookie: await signIn(site) } });
  return JSON.stringify(drawFacts(wordsOf(DRAW_TEXTS, JSON.parse(text), { brand: '', seats: 0, left: 0 })));
};

/** The page without JavaScript after this answer. */
export const told =
  (answer: LookupAnswer['answer']): Reading =>
  async (site) => {
    takeSecretOf(site);
    const { issueToken } = await import('../../../src/kit/db/signed-token');
    const found: LookupAnswer = { round: 1, answer, tickets: 2, numbers: [6] };
    return (await call(site, `${LOOKUP}?found=${issueToken('draw-lookup', JSON.stringify(found))}`)).text;
  };

/** The presentation, before the result is published. */
export const presented: Reading = async (site) =>
  (await call(site, '/admin/draws/3/wheel', { headers: { cookie: await signIn(site) } })).text;
