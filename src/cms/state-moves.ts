import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload';
import { recordStep } from '@/db/steps';
import type { User } from '@/payload-types';
import { queryWithin, transactionOf } from './payload-transaction';
import { refuse } from './refuse';

type State = { value: string; label: string };
/** From each state, the states that may follow it. */
type Moves = Record<string, readonly string[]>;

type Subject = {
  slug: string;
  /** What staff call one document: 'application'. */
  noun: string;
  states: readonly State[];
  moves: Moves;
  /** What else belongs to a step, in its transaction: it exists exactly when the step does. */
  withStep?: (step: TakenStep) => Promise<void>;
};

export type TakenStep = {
  req: PayloadRequest;
  /** As it is after the step. */
  document: Record<string, unknown>;
  reason: string | null;
};

/** The state as the database has it now, held until this transaction ends: of two who move it, one comes second. */
async function currentState(req: PayloadRequest, slug: string, id: unknown): Promise<unknown> {
  const table = slug.replaceAll('-', '_');
  const { rows } = await queryWithin(req, `select status from ${table} where id = $1 for update`, [id]);
  return rows[0]?.status;
}

/**
 * Lets a document's `status` take sensible steps only, and writes each down with its day, its actor and its reason: in
 * rows of their own, because Payload writes a whole document back as it was read, and two who edit at once would undo
 * each other's history.
 * @throws APIError 400 with a sentence for staff
 */
export function keepMoves({ slug, noun, states, moves, withStep }: Subject): CollectionBeforeChangeHook {
  const label = (value: unknown) => states.find((state) => state.value === value)?.label ?? String(value);
  return async ({ data, originalDoc, operation, req }) => {
    const { moveReason, ...kept } = data;
    const to = kept.status;
    const from = originalDoc?.status;
    if (operation !== 'update' || to === undefined || to === from) return kept;
    const now = await currentState(req, slug, originalDoc.id);
    if (now === to) return kept;
    if (now !== from) {
      throw refuse(`Somebody else has just moved this ${noun} to ${label(now)}. Reload the page to see it.`);
    }
    if (!moves[from]?.includes(to)) {
      throw refuse(`This ${noun} is ${label(from)}: it cannot become ${label(to)}.`);
    }
    const by = (req.user as User | null)?.username ?? null;
    const reason = typeof moveReason === 'string' ? moveReason.trim() || null : null;
    await recordStep(transactionOf(req), {
      subject: slug,
      subjectId: String(originalDoc.id),
      left: label(from),
      entered: label(to),
      by,
      reason,
    });
    await withStep?.({ req, document: { ...originalDoc, ...kept }, reason });
    return kept;
  };
}

/**
 * The fields that go with a moving `status`: the reason of the next step, and what went before.
 * @param reasonHelp what the reason is for, and who gets to read it
 */
export const moveFields = (reasonHelp: string): Field[] => [
  {
    name: 'moveReason',
    label: 'Why',
    type: 'textarea',
    virtual: true,
    maxLength: 1000,
    admin: {
      position: 'sidebar',
      description: reasonHelp,
      // Payload lets nobody write into a virtual field unless told so.
      readOnly: false,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
  {
    name: 'history',
    type: 'ui',
    admin: { components: { Field: '/src/features/staff/admin/history#History' }, disableListColumn: true },
  },
];
