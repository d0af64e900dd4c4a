import type { ComponentProps, ReactNode } from 'react';
import { saveFile } from '@/ui/save-file';
import type { EntryProof } from '../../protocol/check-proof';
import { AnswerBox } from '../answer-box';
import { counted, inFigures, ticketNumber } from '../words';
import type { Found } from './ask-proof';

/** Stands in the page from the beginning, so that its words are read out when they come. */
export function EntryAnswer({ found, of }: { found: Found | Error | null; of: number }) {
  return (
    <div role="status">
      {found instanceof Error ? (
        <Answer tone="wrong" title="We could not look">
          {found.message}
        </Answer>
      ) : found ? (
        <Words found={found} of={of} />
      ) : null}
    </div>
  );
}

function Words({ found, of }: { found: Found; of: number }) {
  if (found.kind === 'erased')
    return (
      <Answer tone="none" title="Erased">
        The entries of this round have been erased in the meantime, and nobody can be looked up any more.
      </Answer>
    );
  const handle = <bdi>@{found.handle}</bdi>;
  if (found.kind === 'not-in')
    return (
      <Answer tone="none" title="Not in this list">
        {handle} is not in the list through this account. If you followed it before the entries closed,{' '}
        <a href="/support" className="text-link">
          tell us
        </a>
        : this is the one thing that a check cannot show.
      </Answer>
    );
  if (found.kind === 'unproven')
    return (
      <Answer tone="wrong" title="This proof does not hold">
        The site says that {handle} is in the list, but what it sent does not lead to the committed root.
        Please{' '}
        <a href="/support" className="text-link">
          tell us
        </a>
        , and keep the fingerprint above.
      </Answer>
    );
  return <Proven handle={handle} proof={found.proof} of={of} />;
}

type ProvenProps = { handle: ReactNode; proof: EntryProof; of: number };

function Proven({ handle, proof, of }: ProvenProps) {
  const numbers = proof.tickets.map(({ ticket }) => ticketNumber(ticket));
  const save = () =>
    saveFile(new Blob([`${JSON.stringify(proof, null, 2)}\n`], { type: 'application/json' }), 'proof.json');
  return (
    <Answer tone="right" title={`Yes, with ${counted(numbers.length, 'ticket', 'tickets')}`}>
      {handle} is in the list with {numbers.length === 1 ? 'number' : 'numbers'} <b>{numbers.join(', ')}</b>{' '}
      of {inFigures(of)}. Your browser followed {numbers.length === 1 ? 'it' : 'each of them'} to the
      committed root.{' '}
      <button type="button" onClick={save} className="text-link">
        Save the proof
      </button>
    </Answer>
  );
}

type AnswerProps = ComponentProps<typeof AnswerBox>;

const Answer = ({ children, ...box }: AnswerProps) => (
  <AnswerBox {...box}>
    <p>{children}</p>
  </AnswerBox>
);
