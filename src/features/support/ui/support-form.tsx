'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { Button } from '@/kit/ui/button';
import { AddedFields, FormField } from '@/kit/ui/form/form-field';
import { SpamFields } from '@/kit/ui/form/spam-fields';
import { useContractForm } from '@/kit/ui/form/use-contract-form';
import { ApiError } from '@/kit/ui/http';
import { toast } from '@/kit/ui/toast/toast';
import type { ToastMessage } from '@/kit/ui/toast/toast-message';
import { useFocusOnMount } from '@/kit/ui/use-focus-on-mount';
import { failureText } from '@/kit/ui/user-facing-error';
import type { SupportWords } from '../contract.texts';
import { statusForm } from '../rules/support-forms';
import type { SupportInputs, SupportRequest } from '../support.form';
import type { SupportOutcome, SupportSetting } from './submit-support';

const DOWNLOAD_SHOWN_MS = 8000;

type Words = SupportWords['messages'];

function successToast(outcome: SupportOutcome, words: Words): ToastMessage {
  if (outcome.via === 'site') {
    const { ticketId } = outcome.answer;
    return {
      title: words.sentTitle,
      description: fillPlaceholders(words.sentText, { ticket: ticketId }),
    };
  }
  if (outcome.via === 'service') {
    return { title: words.sentTitle, description: words.serviceText };
  }
  return {
    title: words.downloadedTitle,
    description: words.downloadedText,
    durationMs: DOWNLOAD_SHOWN_MS,
  };
}

const failureToast = (error: unknown, words: Words): ToastMessage => ({
  title: words.failedTitle,
  description: failureText(error, words.failedText),
  tone: 'destructive',
});

const LONGEST = 200;

/**
 * Help leads here with the words that it found nothing for: `/support?subject=...`. The page is the same for
 * everybody, so only the browser reads them. What a visitor typed meanwhile stays.
 * @param isWanted false for a second request, which has a subject of its own
 */
function useSubjectFromAddress(isWanted: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const subject = new URLSearchParams(window.location.search).get('subject');
    if (!subject || !field.current || field.current.value) return;
    field.current.value = subject.slice(0, LONGEST);
    // For what follows the field, such as the answers below it.
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [isWanted]);
  return field;
}

const TOO_MANY = 429;

/** What became of a request, and the address that it was sent with. */
export type SentRequest = { outcome: SupportOutcome; email: string };

type SupportFormProps = {
  formPath: string;
  formToken: string;
  /** A prop: the form's schemas load on first use. */
  inputs: SupportInputs;
  setting: SupportSetting;
  words: Pick<SupportWords, 'form' | 'messages'>;
  /** Says that there were too many requests. */
  tooMany: string;
  belowSubject?: ReactNode;
  /** Without a mail server the answer is only on the request's page. */
  isMailOn: boolean;
  focusOnMount: boolean;
  onDone: (sent: SentRequest) => void;
};

export function SupportForm({
  formPath,
  formToken,
  inputs: { name, email, subject, category, priority, message, ...added },
  setting,
  words: { form: words, messages },
  tooMany,
  belowSubject,
  isMailOn,
  focusOnMount,
  onDone,
}: SupportFormProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(focusOnMount);
  const [isOneTooMany, setIsOneTooMany] = useState(false);
  const form = useContractForm<SupportRequest>({
    loadSchema: async () => (await import('./submit-support')).supportRequest,
    submit: async (request, attempt) => {
      setIsOneTooMany(false);
      const { sendSupportRequest } = await import('./submit-support');
      const outcome = await sendSupportRequest(request, attempt, setting);
      void toast(successToast(outcome, messages));
      onDone({ outcome, email: request.email });
    },
    onFailure: (error) => {
      setIsOneTooMany(error instanceof ApiError && error.status === TOO_MANY);
      void toast(failureToast(error, messages));
    },
  });
  const subjectRef = useSubjectFromAddress(!focusOnMount);
  return (
    <form
      method="post"
      action={formPath}
      {...form.formProps}
      className="relative min-w-0"
      aria-labelledby="request"
    >
      <h2 id="request" ref={heading} tabIndex={-1} className="text-[36px] md:text-[50px]">
        {words.heading}
      </h2>
      <p className="mt-2 text-ink-2">
        {isMailOn ? words.lead : words.leadWithoutMail} {words.status}{' '}
        <a href={statusForm.path} className="text-link">
          {words.statusLink}
        </a>
      </p>
      <div className="mt-8 grid items-start gap-x-5 gap-y-[22px] sm:grid-cols-2">
        <FormField {...name} {...form.field('name')} />
        <FormField {...email} {...form.field('email')} />
        <FormField {...subject} {...form.field('subject')} ref={subjectRef} />
        <FormField {...category} {...form.field('category')} />
        {belowSubject}
      </div>
      <div className="mt-[22px] grid gap-[22px]">
        <FormField {...priority} {...form.field('priority')} look="apart" />
        <FormField {...message} {...form.field('message')} />
        <AddedFields inputs={added} form={form} />
      </div>
      <div className="mt-[26px] flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" pending={form.pending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
        <span className="text-[15px] text-ink-2">{words.promise}</span>
      </div>
      {/* The toast that also says this disappears by itself. */}
      {isOneTooMany ? <p className="mt-5 border-l-4 border-bad bg-bad-wash p-4 text-ink">{tooMany}</p> : null}
      <SpamFields formToken={formToken} />
    </form>
  );
}
