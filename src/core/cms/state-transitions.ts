import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload';
import { readBusinessHours } from '@/core/db/business-hours';
import { lockState, transition } from '@/core/db/transition';
import { answerDue } from '@/core/shared/answer-clock';
import { transactionOf } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';
import type { Transaction } from '@/kit/db/transaction';
import { type StateMachine, TransitionError } from '@/kit/shared/state-machine';
import type { User } from '@/payload-types';

/** @param asked `id` is undefined while the record is being created */
export type TransitionGuard = (asked: {
  req: PayloadRequest;
  id: number | undefined;
  to: string;
}) => Promise<void>;

export type StateChange = {
  req: PayloadRequest;
  /** As it is after the transition. */
  document: Record<string, unknown>;
  reason: string | null;
};

type Additions = {
  /** Throws when a transition that the state table allows is forbidden for another reason. */
  guard?: TransitionGuard;
  /** Further work in the transaction of the transition: both are committed, or neither. */
  onTransition?: (made: StateChange) => Promise<void>;
};

/** @throws APIError 400 with a sentence for staff */
const forStaff = <T>(moved: Promise<T>): Promise<T> =>
  moved.catch((error) => {
    throw error instanceof TransitionError ? refuse(error.message) : error;
  });

/** Payload writes a whole document back as it was read: its state and due time must be those of the row. */
async function asStored(tx: Transaction, machine: StateMachine, id: number) {
  const { state, dueAt } = await forStaff(lockState(tx, machine, id));
  return { status: state, ...(machine.stopsClock ? { dueAt } : {}) };
}

/**
 * Lets a document's `status` change only by transitions, whose history is stored in separate rows: within the
 * document, two simultaneous edits would undo each other's history.
 * @throws APIError 400 with a sentence for staff
 */
export const enforceTransitions =
  (machine: StateMachine, { guard, onTransition }: Additions = {}): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req }) => {
    const { transitionReason, ...kept } = data;
    if (operation === 'create') {
      await guard?.({ req, id: undefined, to: kept.status });
      const dueAt = machine.isOwed(kept.status)
        ? answerDue(kept.createdAt, await readBusinessHours(transactionOf(req)))
        : null;
      return machine.stopsClock ? { ...kept, dueAt } : kept;
    }
    const tx = transactionOf(req);
    const { id, status: from } = originalDoc;
    const to = kept.status ?? from;
    if (to !== from) {
      const reason = typeof transitionReason === 'string' ? transitionReason.trim() || null : null;
      const by = (req.user as User | null)?.username ?? null;
      const mayMove = async () => guard?.({ req, id, to });
      const moved = await forStaff(transition(tx, machine, { id, from, to, by, reason, guard: mayMove }));
      if (moved) await onTransition?.({ req, document: { ...originalDoc, ...kept }, reason });
    }
    return { ...kept, ...(await asStored(tx, machine, id)) };
  };

/**
 * The fields beside `status`: the reason for the next transition, and the history.
 * @param reasonHelp what the reason is for, and who can read it
 */
export const transitionFields = (
  { options }: StateMachine,
  reasonHelp = 'Shown in the history. The sender doesn’t see it.',
): Field[] => [
  {
    name: 'transitionReason',
    label: 'Why',
    type: 'textarea',
    virtual: true,
    maxLength: 1000,
    admin: {
      position: 'sidebar',
      description: reasonHelp,
      // Payload makes virtual fields read-only unless configured otherwise.
      readOnly: false,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
  {
    name: 'history',
    type: 'ui',
    admin: {
      components: { Field: { path: '/src/core/admin/history#History', serverProps: { states: options } } },
      disableListColumn: true,
    },
  },
];
