import type { FieldErrors } from '@/ui/form/validate';
import s from './quote-form.module.css';

/** Outcome of an attempt that was not acknowledged. */
export type QuoteFailure =
  | { kind: 'stopped' }
  | {
      /** `refused`: certainly not stored. `unknown`: perhaps stored, but no response arrived. */
      kind: 'refused' | 'unknown';
      /** The request as an email to the team. */
      mailto: string;
      fieldError?: FieldErrors;
    };

const WORDS: Record<QuoteFailure['kind'], [title: string, text: string]> = {
  stopped: ['Sending stopped.', 'Everything you entered is still here.'],
  refused: ['Nothing was saved.', 'Everything you entered is still here, and you can send it again.'],
  unknown: [
    'We could not confirm that your request arrived.',
    'Everything you entered is still here. Send it again: we’ll only count it once.',
  ],
};

/** Stays until the next attempt. No other service receives a chapter's design; email is the alternative. */
export function QuoteNotice({ failure, mailbox }: { failure: QuoteFailure; mailbox: string }) {
  const [title, text] = WORDS[failure.kind];
  return (
    <div className={s.notice}>
      <p className={s.noticeTitle}>{title}</p>
      <p>{text}</p>
      {failure.kind === 'stopped' ? null : (
        <p>
          Or{' '}
          <a href={failure.mailto} className="text-link">
            email it to us
          </a>{' '}
          ({mailbox}) and attach your design.
        </p>
      )}
    </div>
  );
}
