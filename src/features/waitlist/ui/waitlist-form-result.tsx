import { type AnswerWords, FormResult } from '@/ui/form-result';
import { PlainResult } from '@/ui/plain-result';
import { waitlistForm, waitlistRequest } from '../contract';
import type { ApplicationWords } from '../contract.texts';

const HREF = '/#waitlist';

type WaitlistFormResultProps = {
  sent: boolean;
  refused: string | null;
  words: ApplicationWords;
  answers: AnswerWords;
};

/** Response to the application form without JavaScript. */
export const WaitlistFormResult = ({ sent, refused, words, answers }: WaitlistFormResultProps) => (
  <FormResult
    form={waitlistForm}
    contract={waitlistRequest}
    name={words.plain.name}
    href={HREF}
    sent={sent && <Sent words={words.thanks} />}
    refused={refused}
    failedTitle={words.messages.failedTitle}
    words={answers}
  />
);

const Sent = ({ words }: { words: ApplicationWords['thanks'] }) => (
  <PlainResult title={words.heading} next={{ href: HREF, label: words.back }}>
    <p>{words.text}</p>
  </PlainResult>
);
