import { FilledText } from '@/kit/ui/filled-text';
import type { FieldErrors } from '@/kit/ui/form/validate';
import type { QuoteWords } from '../contract.quote-texts';
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

/** What the form shows of it: drawn by code that came with the sending. */
export type ShownFailure = { failure: QuoteFailure; QuoteNotice: typeof QuoteNotice };

type QuoteNoticeProps = { failure: QuoteFailure; mailbox: string; words: QuoteWords['failure'] };

/** Stays until the next attempt. No other service receives a chapter's design; email is the alternative. */
export function QuoteNotice({ failure, mailbox, words }: QuoteNoticeProps) {
  return (
    <div className={s.notice}>
      <p className={s.noticeTitle}>{words[failure.kind]}</p>
      <p>{words[`${failure.kind}Text`]}</p>
      {failure.kind === 'stopped' ? null : (
        <p>
          <FilledText
            text={words.email}
            parts={{
              link: (
                <a href={failure.mailto} className="text-link">
                  {words.emailLink}
                </a>
              ),
              mailbox,
            }}
          />
        </p>
      )}
    </div>
  );
}
