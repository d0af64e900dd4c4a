import type { ComponentProps, ReactNode } from 'react';
import { saveFile } from '@/ui/save-file';
import type { EntryProof } from '../../protocol/check-proof';
import { AnswerBox } from '../answer-box';
import { counted, inFigures, ticketNumber } from '../words';
import { answerTitle } from './answer-titles';
import type { Found } from './fetch-proof';
import { TicketAnswer } from './ticket-answer';

/** Whether somebody has the prize, and once it is published, who, by the name that may be shown. */
export type Outcome = { isDrawn: boolean; winner: { ticket: number; name: string } | null };

type EntryAnswerProps = { found: Found | Error | null; of: number; outcome: Outcome };

/** Rendered from the start, so that screen readers announce the answer when it comes. */
export function EntryAnswer({ found, of, outcome }: EntryAnswerProps) {
  return (
    <div role="status">
      {found instanceof Error ? (
        <Answer tone="wrong" title="We could not look">
          {found.message}
        </Answer>
      ) : found ? (
        <Words found={found} of={of} outcome={outcome} />
      ) : null}
    </div>
  );
}

function Words({ found, of, outcome }: { found: Found; of: number; outcome: Outcome }) {
  if (found.kind === 'erased')
    return (
      <Answer tone="none" title={answerTitle.erased}>
        The fingerprint stays, and so does every proof that somebody kept.
      </Answer>
    );
  const handle = <bdi>@{found.handle}</bdi>;
  if (found.kind === 'not-in')
    return (
      <Answer tone="none" title={answerTitle['not-in']}>
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
  return <Proven handle={handle} proof={found.proof} of={of} outcome={outcome} />;
}

type ProvenProps = { handle: ReactNode; proof: EntryProof; of: number; outcome: Outcome };

function Proven({ handle, proof, of, outcome: { isDrawn, winner } }: ProvenProps) {
  const tickets = proof.tickets.map(({ ticket }) => ticket);
  const isOne = tickets.length === 1;
  const save = () =>
    saveFile(new Blob([`${JSON.stringify(proof, null, 2)}\n`], { type: 'application/json' }), 'proof.json');
  return (
    <TicketAnswer title={answerTitle.in(isDrawn)} count={tickets.length} of={of}>
      <p>
        {handle} has {counted(tickets.length, 'ticket', 'tickets')} of {inFigures(of)}:{' '}
        {isOne ? 'number' : 'numbers'} <b>{tickets.map(ticketNumber).join(', ')}</b>. Your browser checked{' '}
        {isOne ? 'it' : 'each of them'} against the fingerprint.{' '}
        {winner ? <Won by={winner} yours={tickets} /> : null}
      </p>
      <p>
        <button type="button" onClick={save} className="text-link">
          Keep this proof
        </button>
      </p>
    </TicketAnswer>
  );
}

const Won = ({ by, yours }: { by: NonNullable<Outcome['winner']>; yours: number[] }) =>
  yours.includes(by.ticket) ? (
    <>Ticket {ticketNumber(by.ticket)} won: it is yours.</>
  ) : (
    <>
      Ticket {ticketNumber(by.ticket)} won. It belongs to <bdi>{by.name}</bdi>.
    </>
  );

type AnswerProps = ComponentProps<typeof AnswerBox>;

const Answer = ({ children, ...box }: AnswerProps) => (
  <AnswerBox {...box}>
    <p>{children}</p>
  </AnswerBox>
);
