import { waitUntil } from '../../scripts/lib/wait';
import { type Commitment, fingerprintOf } from '../../src/features/draw/protocol/commitment';
import { dueOf, QUICKNET } from '../../src/features/draw/protocol/quicknet';
import { type REAL_ROUNDS, ROUND_1000 } from '../../src/features/draw/protocol/quicknet.fixture';
import { call, query, send } from './api';
import type { Site } from './site';

/** Links made by the tests, so that a round's accounts are known. */
export async function addDraw(site: Site, cookie: string, more: object = {}): Promise<number> {
  await query(site, 'delete from social_links');
  await query(
    site,
    `insert into social_links (label, url, icon, "order") values
       ('Instagram', 'https://instagram.com/colonnade', 'instagram', 1),
       ('TikTok', 'https://tiktok.com/@colonnade', 'tiktok', 2)`,
  );
  const draw = { title: 'Spring draw', prize: '$250', rules: '1', ...more };
  const answer = await send(site, '/admin/api/draw-rounds', draw, { Cookie: cookie });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return JSON.parse(answer.text).doc.id;
}

export async function uploadList(
  site: Site,
  cookie: string,
  id: number,
  account: string,
  text: string | Blob,
) {
  const form = new FormData();
  form.set('account', account);
  form.set('file', typeof text === 'string' ? new Blob([text]) : text, `${account}.csv`);
  return call(site, `/admin/api/imports/draw-rounds/${id}`, {
    method: 'POST',
    body: form,
    headers: { Cookie: cookie },
  });
}

export const controlOf = async (site: Site, cookie: string, id: number) =>
  JSON.parse(
    (await call(site, `/admin/api/draw-rounds/${id}/control`, { headers: { Cookie: cookie } })).text,
  );

export const postTransition = (site: Site, cookie: string, id: number, request: object) =>
  send(site, `/admin/api/draw-rounds/${id}/control`, request, { Cookie: cookie });

export const people = (site: Site, cookie: string, id: number, request: object) =>
  send(site, `/admin/api/draw-rounds/${id}/people`, request, { Cookie: cookie });

type Control = Awaited<ReturnType<typeof controlOf>>;

export async function untilControl(
  site: Site,
  cookie: string,
  id: number,
  is: (control: Control) => boolean,
  ms = 30_000,
): Promise<Control> {
  let control: Control;
  const found = await waitUntil(ms, async () => {
    control = await controlOf(site, cookie, id);
    return is(control);
  });
  if (!found) throw new Error(`The round did not reach this state: ${JSON.stringify(control)}`);
  return control;
}

export const listsDone = ({ lists }: Control) =>
  lists.length > 0 &&
  lists.every(({ state }: { state: string }) => ['done', 'failed', 'gone'].includes(state));

export const commitment = {
  action: 'commit',
  places: 5,
  at: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
};

/** A drand relay's response for a round, verbatim. */
export const relayAnswer = ({ round, randomness, signature }: (typeof REAL_ROUNDS)[number] = ROUND_1000) =>
  JSON.stringify({ round, randomness, signature });

/**
 * As if the round had been committed long ago, to a round of drand that is out by now: nobody here can sign a future
 * one. It is another commitment, so its fingerprint differs: exactly what somebody with database access could do, and
 * what anyone who noted the fingerprint would see.
 */
export async function letRoundComeOut(site: Site, id: number): Promise<string> {
  const [row] = await query<{ commitment: Commitment }>(
    site,
    'select commitment from site.draw_commitments where round_id = $1',
    [id],
  );
  const commitment: Commitment = {
    ...(row?.commitment as Commitment),
    drand: { chain: QUICKNET.chain, round: ROUND_1000.round, due: dueOf(ROUND_1000.round) },
    committedAt: '2023-08-23T15:50:00.000Z',
  };
  const fingerprint = fingerprintOf(commitment);
  await query(
    site,
    'update site.draw_commitments set commitment = $2, fingerprint = $3, drand_round = 1000 where round_id = $1',
    [id, JSON.stringify(commitment), fingerprint],
  );
  return fingerprint;
}

/** A list and a commitment whose drand round is out: ready to be drawn. */
export async function addCommitted(site: Site, cookie: string, handles: readonly string[]): Promise<number> {
  const id = await addDraw(site, cookie);
  await uploadList(site, cookie, id, 'instagram', handles.join('\n'));
  await untilControl(site, cookie, id, listsDone);
  await postTransition(site, cookie, id, { action: 'close' });
  await postTransition(site, cookie, id, commitment);
  await untilControl(site, cookie, id, ({ state }) => state === 'committed');
  await letRoundComeOut(site, id);
  return id;
}
