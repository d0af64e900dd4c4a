import { type AnswerWords, FormResult } from '@/kit/ui/form-result';
import { PlainResult } from '@/kit/ui/plain-result';
import type { NewsletterWords } from '../contract.texts';
import { newsletterRequest } from '../newsletter.form';

type NewsletterFormResultProps = {
  sent: boolean;
  refused: string | null;
  words: NewsletterWords;
  answers: AnswerWords;
};

/** Response to the newsletter form without JavaScript. */
export const NewsletterFormResult = ({ sent, refused, words, answers }: NewsletterFormResultProps) => (
  <FormResult
    contract={newsletterRequest}
    name={words.plain.name}
    href="/#newsletter"
    sent={sent && <Sent words={words} />}
    refused={refused}
    failedTitle={words.messages.failedTitle}
    failedText={words.messages.failedText}
    words={answers}
  />
);

const Sent = ({ words: { messages, links } }: { words: NewsletterWords }) => (
  <PlainResult title={messages.sentTitle} next={{ href: '/', label: links.home }}>
    <p>{messages.sentText}</p>
  </PlainResult>
);
