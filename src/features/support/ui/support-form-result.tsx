import { FilledText } from '@/kit/ui/filled-text';
import { type AnswerWords, FormResult } from '@/kit/ui/form-result';
import { PlainResult } from '@/kit/ui/plain-result';
import { statusForm } from '../contract';
import type { SupportWords } from '../contract.texts';
import { supportRequest } from '../support.form';

type SupportFormResultProps = {
  /** Set when the request was stored; `path` opens it while it is new. */
  ticket: { ticketId: string; path: string | null } | null;
  refused: string | null;
  mailbox: string;
  words: SupportWords;
  answers: AnswerWords;
};

/** Response to the support form without JavaScript. */
export function SupportFormResult({ ticket, words, answers, ...result }: SupportFormResultProps) {
  return (
    <FormResult
      contract={supportRequest}
      name={words.plain.name}
      href="/support"
      failedTitle={words.messages.failedTitle}
      failedText={words.messages.failedText}
      words={answers}
      sent={ticket && <Sent {...ticket} words={words} />}
      {...result}
    />
  );
}

type SentProps = { ticketId: string; path: string | null; words: SupportWords };

const Sent = ({ ticketId, path, words: { done, plain } }: SentProps) => (
  <PlainResult title={done.heading} next={{ href: '/support', label: done.again }}>
    <p>
      <FilledText text={plain.text} parts={{ ticket: <strong>{ticketId}</strong> }} />
    </p>
    <p>
      <FilledText
        text={plain.follow}
        parts={{
          link: (
            <a href={path ?? statusForm.path} className="underline">
              {plain.followLink}
            </a>
          ),
        }}
      />
    </p>
  </PlainResult>
);
