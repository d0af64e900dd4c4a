import type { ReactNode } from 'react';
import type { z } from 'zod';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { refusalSentence } from '@/kit/shared/refusals';
import { FilledText } from './filled-text';
import { PlainResult } from './plain-result';

/** The sentences that all forms share; `{form}` in them is what the form is called. */
export type AnswerWords = {
  nothingTitle: string;
  nothingText: string;
  nothingLink: string;
  back: string;
  kept: string;
  write: string;
  tooMany: string;
  tooLarge: string;
  tooSlow: string;
};

type FormResultProps = {
  /** Of the form's fields. */
  contract: z.ZodObject;
  /** What the form is called, such as 'support form', and its path. */
  name: string;
  href: string;
  /** Shown when the form was accepted; null when it was not. */
  sent: ReactNode;
  /** Why it was refused, as the endpoint's code; null when nothing was sent. */
  refused: string | null;
  failedTitle: string;
  /** The sentence for a refusal that nothing else explains. */
  failedText: string;
  /** Sentences of this form alone, by the endpoint's code. */
  refusals?: Readonly<Record<string, string>>;
  /** Where a person can write instead. */
  mailbox?: string;
  words: AnswerWords;
};

/** The page that answers a form without JavaScript. */
export function FormResult(props: FormResultProps) {
  const { contract, name, href, sent, refused, mailbox, words } = props;
  if (sent) return sent;
  if (refused === null) {
    return (
      <PlainResult
        title={words.nothingTitle}
        next={{ href, label: fillPlaceholders(words.nothingLink, { form: name }) }}
      >
        <p>{fillPlaceholders(words.nothingText, { form: name })}</p>
      </PlainResult>
    );
  }
  const byCode = {
    'too-many': words.tooMany,
    'too-large': words.tooLarge,
    'too-slow': words.tooSlow,
    ...props.refusals,
  };
  return (
    <PlainResult title={props.failedTitle} next={{ href, label: words.back }}>
      <p>{refusalSentence({ byCode, failure: props.failedText }, contract, refused)}</p>
      <p>
        {words.kept}
        {mailbox ? (
          <>
            {' '}
            <FilledText text={words.write} parts={{ mailbox: <MailboxLink mailbox={mailbox} /> }} />
          </>
        ) : null}
      </p>
    </PlainResult>
  );
}

const MailboxLink = ({ mailbox }: { mailbox: string }) => (
  <a href={`mailto:${mailbox}`} className="underline">
    {mailbox}
  </a>
);
