import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { type AnswerWords, FormResult } from '@/kit/ui/form-result';
import { PlainResult } from '@/kit/ui/plain-result';
import type { ApplicationWords } from '../contract.texts';
import { waitlistRequest } from '../waitlist.form';
import { NextSteps } from './next-steps';
import { PendingColumn } from './pending-column';

const HREF = '/#waitlist';

type WaitlistFormResultProps = {
  sent: boolean;
  refused: string | null;
  answerDays: number | null;
  words: ApplicationWords;
  answers: AnswerWords;
};

/** Response to the application form without JavaScript. */
export const WaitlistFormResult = ({
  sent,
  refused,
  answerDays,
  words,
  answers,
}: WaitlistFormResultProps) => (
  <FormResult
    contract={waitlistRequest}
    name={words.plain.name}
    href={HREF}
    sent={sent && <Sent answerDays={answerDays} words={words} />}
    refused={refused}
    failedTitle={words.messages.failedTitle}
    failedText={words.messages.failedText}
    words={answers}
  />
);

type SentProps = { answerDays: number | null; words: ApplicationWords };

/** The panel of the page itself, without what only the browser knows: name, reference and times. */
const Sent = ({ answerDays, words: { thanks, next } }: SentProps) => {
  const review =
    answerDays === null ? next.reviewSoon : fillPlaceholders(next.reviewIn, { days: String(answerDays) });
  const answer = answerDays === null ? next.answerSoon : next.answerAt;
  return (
    <PlainResult title={thanks.heading} next={{ href: HREF, label: thanks.back }}>
      <PendingColumn state={thanks.state} />
      <p>{thanks.text}</p>
      <NextSteps
        steps={[
          { text: next.sent, when: '' },
          { text: next.review, when: review },
          { text: next.answerPlain, when: answer },
        ]}
      />
    </PlainResult>
  );
};
