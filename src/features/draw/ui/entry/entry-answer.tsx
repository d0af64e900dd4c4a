import type { ComponentProps, ReactNode } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { FilledText } from '@/kit/ui/filled-text';
import { saveFile } from '@/kit/ui/save-file';
import type { EntryWords } from '../../contract.entry-texts';
import type { EntryProof } from '../../protocol/check-proof';
import { ticketNumber } from '../../protocol/ranking';
import { AnswerBox } from '../answer-box';
import { inFigures, ticketsIn } from '../words';
import type { EntryCheckWords } from './check-words';
import type { ProofResult } from './fetch-proof';
import styles from './ticket-answer.module.css';

type Props = {
  title: string;
  count: number;
  of: number;
  words: EntryWords['yes'];
  children: ReactNode;
};

/** 'Yes', as a raffle ticket: the answer on its face, the number of tickets on its stub. */
const TicketAnswer = ({ title, count, of, words, children }: Props) => (
  <div className={styles.ticket}>
    <div className={styles.face}>
      <h3>{title}</h3>
      {children}
    </div>
    <p className={styles.stub}>
      <b>{inFigures(count)}</b>{' '}
      <span>{fillPlaceholders(count === 1 ? words.stubOne : words.stub, { all: inFigures(of) })}</span>
    </p>
  </div>
);

/** Whether somebody has the prize, and once it is published, who, by the name that may be shown. */
export type DrawOutcome = { isDrawn: boolean; winner: { ticket: number; name: string } | null };

type EntryAnswerProps = {
  found: ProofResult | Error | null;
  of: number;
  outcome: DrawOutcome;
  words: EntryCheckWords;
};

/** Rendered from the start, so that screen readers announce the answer when it comes. */
export function EntryAnswer({ found, words, ...of }: EntryAnswerProps) {
  return (
    <div role="status">
      {found instanceof Error ? (
        <Answer tone="wrong" title={words.form.failed}>
          {found.message}
        </Answer>
      ) : found ? (
        <Words found={found} words={words} {...of} />
      ) : null}
    </div>
  );
}

type WordsProps = Omit<EntryAnswerProps, 'found'> & { found: ProofResult };

function Words({ found, words, ...of }: WordsProps) {
  if (found.kind === 'erased')
    return (
      <Answer tone="none" title={words.erased.title}>
        {words.erased.text}
      </Answer>
    );
  const name = <bdi>@{found.handle}</bdi>;
  if (found.kind === 'in') return <Proven name={name} proof={found.proof} words={words} {...of} />;
  const link = (
    <a href="/support" className="text-link">
      {words.form.link}
    </a>
  );
  const { title, text, unproven, unprovenText } = words.no;
  return found.kind === 'not-in' ? (
    <Answer tone="none" title={title}>
      <FilledText text={text} parts={{ name, link }} />
    </Answer>
  ) : (
    <Answer tone="wrong" title={unproven}>
      <FilledText text={unprovenText} parts={{ name, link }} />
    </Answer>
  );
}

type ProvenProps = Omit<EntryAnswerProps, 'found'> & { name: ReactNode; proof: EntryProof };

function Proven({ name, proof, of, outcome: { isDrawn, winner }, words: { yes, counting } }: ProvenProps) {
  const tickets = proof.tickets.map(({ ticket }) => ticket);
  const save = () =>
    saveFile(new Blob([`${JSON.stringify(proof, null, 2)}\n`], { type: 'application/json' }), 'proof.json');
  const parts = {
    name,
    tickets: ticketsIn(counting, tickets.length),
    all: inFigures(of),
    numbers: <b>{tickets.map(ticketNumber).join(', ')}</b>,
  };
  return (
    <TicketAnswer title={isDrawn ? yes.after : yes.before} count={tickets.length} of={of} words={yes}>
      <p>
        <FilledText text={tickets.length === 1 ? yes.one : yes.many} parts={parts} />{' '}
        {winner ? <Won by={winner} isYours={tickets.includes(winner.ticket)} words={yes} /> : null}
      </p>
      <p>
        <button type="button" onClick={save} className="text-link">
          {yes.keep}
        </button>
      </p>
    </TicketAnswer>
  );
}

type WonProps = {
  by: NonNullable<DrawOutcome['winner']>;
  isYours: boolean;
  words: EntryCheckWords['yes'];
};

function Won({ by, isYours, words }: WonProps) {
  const ticket = ticketNumber(by.ticket);
  if (isYours) return fillPlaceholders(words.won, { ticket });
  return <FilledText text={words.lost} parts={{ ticket, winner: <bdi>{by.name}</bdi> }} />;
}

type AnswerProps = ComponentProps<typeof AnswerBox>;

const Answer = ({ children, ...box }: AnswerProps) => (
  <AnswerBox {...box}>
    <p>{children}</p>
  </AnswerBox>
);
