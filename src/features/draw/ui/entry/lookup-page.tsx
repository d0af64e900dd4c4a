import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { FilledText } from '@/kit/ui/filled-text';
import { PlainResult } from '@/kit/ui/plain-result';
import { type PublicRound, roundPath } from '../../contract';
import type { EntryWords } from '../../contract.entry-texts';
import type { DrawWords } from '../../contract.texts';
import { ticketNumber } from '../../protocol/ranking';
import { hasWinner } from '../../rules/round-states';
import { inFigures, ticketsIn } from '../words';

type Found = {
  answer: 'in' | 'not-in' | 'erased';
  tickets: number;
  /** The first of them, from 0. */
  numbers: number[];
  subject: PublicRound;
};

type LookupPageProps = {
  found: Found | null;
  refused: string | null;
  /** Says that there were too many lookups. */
  tooMany: string;
  words: EntryWords;
  /** Of the page with all rounds. */
  page: DrawWords;
};

/** The answer to 'Am I in?' for people without JavaScript. The page does not know the name. */
export function LookupPage({ found, refused, tooMany, words, page }: LookupPageProps) {
  const { form, yes, no, erased, plain } = words;
  if (!found)
    return (
      <PlainResult title={form.title} next={{ href: '/links/draw', label: plain.draws }}>
        <p>{refused === 'too-many' ? tooMany : plain.refused}</p>
      </PlainResult>
    );
  const { subject, answer } = found;
  const back = { href: roundPath(subject.id), label: plain.back };
  if (answer === 'erased')
    return (
      <PlainResult title={erased.title} next={back}>
        <p>{erased.text}</p>
      </PlainResult>
    );
  if (answer === 'not-in')
    return (
      <PlainResult title={no.title} next={back}>
        <p>
          <FilledText text={plain.no} parts={{ link: <a href="/support">{form.link}</a> }} />
        </p>
      </PlainResult>
    );
  const numbers = found.numbers.map(ticketNumber).join(', ');
  const facts = {
    tickets: ticketsIn(page.counting, found.tickets),
    all: inFigures(subject.facts.commitment.tickets),
    numbers: found.numbers.length < found.tickets ? `${numbers} ${plain.more}` : numbers,
  };
  return (
    <PlainResult title={hasWinner(subject.state) ? yes.after : yes.before} next={back}>
      <p>{fillPlaceholders(plain.yes, facts)}</p>
      <p>{plain.said}</p>
    </PlainResult>
  );
}
