import type { ComponentProps, ReactNode } from 'react';
import { saveFile } from '@/ui/save-file';
import type { EntryProof } from '../../protocol/check-proof';
import { AnswerBox } from '../answer-box';
import { counted, inFigures, ticketNumber } from '../words';
import type { Found } from './fetch-proof';

type EntryAnswerProps = { found: Found | Error | null; of: number; isDrawn: boolean };

/** Rendered from the start, so that screen readers announce the answer when it comes. */
export function EntryAnswer({ found, of, isDrawn }: EntryAnswerProps) {
  return (
    <div role="status">
      {found instanceof Error ? (
        <Answer tone="wrong" title="We could not look">
          {found.message}
        </Answer>
      ) : found ? (
        <Words found={found} of={of} isDrawn={isDrawn} />
      ) : null}
    </div>
  );
}

function Words({ found, of, isDrawn }: { found: Found; of: number; isDrawn: boolean }) {
  if (found.kind === 'erased')
    return (
      <Answer tone="none" title="We erased the names 90 days after the draw.">
        The fingerprint stays, and so does every proof that somebody kept.
      </Answer>
    );
  const handle = <bdi>@{found.handle}</bdi>;
  if (found.kind === 'not-in')
    return (
      <Answer tone="none" title="No. This name is not on the list.">
        {handle} is not on it through this account. Networks show us who follows an account, and sometimes
        they leave somebody out. If you followed before the list closed,{' '}
        <a href="/support" className="text-link">
          tell us
        </a>
        : that is the one thing this page cannot prove.
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
  return <Proven handle={handle} proof={found.proof} of={of} isDrawn={isDrawn} />;
}

type ProvenProps = { handle: ReactNode; proof: EntryProof; of: number; isDrawn: boolean };

function Proven({ handle, proof, of, isDrawn }: ProvenProps) {
  const numbers = proof.tickets.map(({ ticket }) => ticketNumber(ticket));
  const save = () =>
    saveFile(new Blob([`${JSON.stringify(proof, null, 2)}\n`], { type: 'application/json' }), 'proof.json');
  return (
    <Answer tone="right" title={`Yes. You ${isDrawn ? 'were' : 'are'} in.`}>
      {handle} has {counted(numbers.length, 'ticket', 'tickets')} of {inFigures(of)}:{' '}
      {numbers.length === 1 ? 'number' : 'numbers'} <b>{numbers.join(', ')}</b>. Your browser checked{' '}
      {numbers.length === 1 ? 'it' : 'each of them'} against the fingerprint.{' '}
      <button type="button" onClick={save} className="text-link">
        Keep this proof
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
