import { expect, it } from 'vitest';
import { stateMachine } from '@/kit/shared/state-machine';
import { answering, factsOf } from './desk-source';

const machine = stateMachine(
  { subject: 'parcels', column: 'status', noun: 'parcel', initial: 'new' },
  { new: { label: 'New', next: ['gone'] }, gone: { label: 'Gone', next: [] } },
);
const GONE = 'This parcel is Gone.';
const SPAM = 'This parcel looks like spam.';

it('says for each state how a record is answered, or why not', () => {
  const send = { to: null, label: 'Send' };
  const { waysFrom, closedWords } = answering(machine, { new: [send], gone: GONE }, SPAM);
  expect([waysFrom('new'), waysFrom('gone')]).toEqual([[send], []]);
  expect([closedWords('new'), closedWords('gone')]).toEqual([SPAM, GONE]);
});

it('compiles only with every state, and with no other', () => {
  // @ts-expect-error the state `gone` is missing
  answering(machine, { new: [] }, SPAM);
  // @ts-expect-error no state is called `lost`
  answering(machine, { new: [{ to: 'lost', label: 'Send' }], gone: GONE }, SPAM);
});

type Form = { name: string; pieces: number; note?: string };

it('makes facts of the fields that are not shown elsewhere, in their order', () => {
  const sql = factsOf<Form>({
    pieces: ['Pieces', 'one.pieces::text'],
    name: 'name',
    design: ['Design', 'one.design', `'/design'`],
    note: 'message',
  });
  expect(sql).toBe(
    `json_build_array(json_build_array('Pieces', one.pieces::text), json_build_array('Design', one.design, '/design'))`,
  );
  expect(factsOf<{ name: string }>({ name: 'name' })).toBe('json_build_array()');
});

it('compiles only when every field of the form says where it shows', () => {
  // @ts-expect-error the field `note` is missing
  factsOf<Form>({ name: 'name', pieces: ['Pieces', 'one.pieces::text'] });
  // @ts-expect-error the desk has no such place
  factsOf<Form>({ name: 'name', pieces: 'nowhere', note: 'message' });
});
