import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Form } from '@/shared/forms';
import { refusalSentence } from '@/shared/refusals';
import { PlainResult } from './plain-result';

type FormResultProps = {
  form: Form;
  /** Of the form's fields. */
  contract: z.ZodObject;
  /** What the form is called, such as 'support form', and its path. */
  name: string;
  href: string;
  /** Shown when the form was accepted; null when it was not. */
  sent: ReactNode;
  /** Why it was refused, as the endpoint's code; null when nothing was sent. */
  refused: string | null;
  failedTitle?: string;
  /** Where a person can write instead. */
  mailbox?: string;
};

/** The page that answers a form without JavaScript. */
export function FormResult(props: FormResultProps) {
  const { form, contract, name, href, sent, refused, failedTitle = 'Submission Failed', mailbox } = props;
  if (sent) return sent;
  if (refused === null) {
    return (
      <PlainResult title="Nothing sent yet" next={{ href, label: `Go to the ${name}` }}>
        <p>The {name} brings you here once it’s sent.</p>
      </PlainResult>
    );
  }
  return (
    <PlainResult title={failedTitle} next={{ href, label: 'Back to the form' }}>
      <p>{refusalSentence(form, contract, refused)}</p>
      <p>
        Nothing was saved. Your browser’s Back button brings back what you typed.
        {mailbox ? (
          <>
            {' '}
            You can also write to <MailboxLink mailbox={mailbox} />.
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
