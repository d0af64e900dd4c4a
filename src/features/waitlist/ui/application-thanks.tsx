'use client';

import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { NotSentNotice, type NotSentWords } from '@/kit/ui/submission/not-sent-notice';
import { useCopy } from '@/kit/ui/use-copy';
import { useFocusOnMount } from '@/kit/ui/use-focus-on-mount';
import { NEW_APPLICATION } from '../contract';
import type { ApplicationWords } from '../contract.texts';
import { type NextStep, NextSteps } from './next-steps';
import { PendingColumn } from './pending-column';
import { drawnLetters, type SentApplication } from './sent-application';

const isWorkday = (day: Date) => day.getDay() !== 0 && day.getDay() !== 6;

/** The day that many business days after `from`, in the visitor's calendar; holidays are not known. */
export function businessDaysAfter(from: Date, days: number): Date {
  const day = new Date(from);
  for (let left = days; left > 0; ) {
    day.setDate(day.getDate() + 1);
    if (isWorkday(day)) left -= 1;
  }
  return day;
}

/** 'Friday, December 4' */
export const weekdayInWords = (day: Date) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format(day);

/** '7:02 PM' */
export const timeInWords = (at: Date) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
    .format(at)
    // Newer runtimes put a narrow space before PM, which some fonts lack.
    .replace(/\u202f/g, ' ');

type ApplicationThanksProps = {
  sent: SentApplication;
  mailbox: string;
  blocked: string[];
  answerDays: number | null;
  words: Pick<ApplicationWords, 'thanks' | 'next'>;
  notSentWords: NotSentWords;
  onBack: () => void;
};

export function ApplicationThanks(props: ApplicationThanksProps) {
  const { sent, mailbox, blocked, answerDays, words, notSentWords, onBack } = props;
  const { thanks } = words;
  const { outcome } = sent;
  const first = useFocusOnMount<HTMLHeadingElement>();
  const isFile = outcome.via === 'file';
  return (
    <div className="relative">
      {isFile ? (
        <NotSentNotice
          ref={first}
          file={outcome.file}
          mailbox={mailbox}
          subject={NEW_APPLICATION}
          words={notSentWords}
        />
      ) : (
        <PendingColumn
          letters={drawnLetters(sent.organization, blocked)}
          name={sent.organization}
          state={thanks.state}
        />
      )}
      <h3
        ref={isFile ? undefined : first}
        tabIndex={-1}
        className="mt-7 max-w-[15em] scroll-mt-[340px] text-[30px] leading-[1.08] md:text-[38px]"
      >
        {thanks.heading}
      </h3>
      <p className="mt-3 max-w-[36em] text-ink-2">{thanks.text}</p>
      {isFile ? null : (
        <>
          <Reference reference={sent.reference} words={thanks} />
          <NextSteps steps={stepsOf(sent, answerDays, words.next)} />
        </>
      )}
      <button type="button" className="text-link mt-4 min-h-11" onClick={onBack}>
        {thanks.back}
      </button>
    </div>
  );
}

function stepsOf(
  { at, email }: SentApplication,
  days: number | null,
  words: ApplicationWords['next'],
): [NextStep, NextStep, NextStep] {
  const date = days === null ? '' : weekdayInWords(businessDaysAfter(at, days));
  return [
    { text: words.sent, when: fillPlaceholders(words.sentAt, { time: timeInWords(at) }) },
    { text: words.review, when: date ? fillPlaceholders(words.reviewBy, { date }) : words.reviewSoon },
    {
      text: fillPlaceholders(words.answer, { email }),
      when: date ? words.answerAt : words.answerSoon,
    },
  ];
}

function Reference({ reference, words }: { reference: string; words: ApplicationWords['thanks'] }) {
  const { copied, copy } = useCopy();
  return (
    <div className="mt-6 flex items-center gap-4 bg-paper-2 px-4 py-2.5">
      <p className="min-w-0 flex-1 text-[15px] [overflow-wrap:anywhere]">
        {words.reference}
        <strong className="block text-[17px] tabular-nums">{reference}</strong>
      </p>
      <button
        type="button"
        className="button min-h-11! bg-card"
        data-variant="outline"
        data-size="sm"
        onClick={() => copy(reference)}
      >
        <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      </button>
    </div>
  );
}
