import { z } from 'zod';
import { lookupForm } from '@/shared/forms';
import { refusalSentence } from '@/shared/refusals';
import { PlainResult } from '@/ui/plain-result';
import { type PublicRound, roundPath } from '../../contract';
import { hasWinner } from '../../rules/round-states';
import { counted, inFigures, ticketNumber } from '../words';
import { answerTitle } from './answer-titles';

type Found = {
  answer: 'in' | 'not-in' | 'erased';
  tickets: number;
  /** The first of them, from 0. */
  numbers: number[];
  subject: PublicRound;
};

const NO_FIELDS = z.object({});
const draws = { href: '/links/draw', label: 'See the draws' };

/** The answer to 'Am I in?' for people without JavaScript. The page does not know the name. */
export function LookupPage({ found, refused }: { found: Found | null; refused: string | null }) {
  if (!found)
    return (
      <PlainResult title="Am I in?" next={draws}>
        <p>{refusalSentence(lookupForm, NO_FIELDS, refused ?? 'invalid')}</p>
      </PlainResult>
    );
  const { subject, answer } = found;
  const back = { href: roundPath(subject.id), label: 'Back to the draw' };
  if (answer !== 'in')
    return (
      <PlainResult title={answerTitle[answer]} next={back}>
        <p>
          {answer === 'erased'
            ? 'The fingerprint stays, and so does every proof that somebody kept.'
            : 'It is not on it through this account. Networks show us who follows an account, and sometimes they leave somebody out.'}{' '}
          {answer === 'erased' ? null : (
            <>
              If you followed before the list closed, <a href="/support">tell us</a>.
            </>
          )}
        </p>
      </PlainResult>
    );
  const { tickets } = subject.facts.commitment;
  return (
    <PlainResult title={answerTitle.in(hasWinner(subject.state))} next={back}>
      <p>
        This name has {counted(found.tickets, 'ticket', 'tickets')} of {inFigures(tickets)}:{' '}
        {found.numbers.map(ticketNumber).join(', ')}
        {found.numbers.length < found.tickets ? ' and more' : ''}.
      </p>
      <p>That is what we say. With JavaScript, your browser checks it against the fingerprint.</p>
    </PlainResult>
  );
}
