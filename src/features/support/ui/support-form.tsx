'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { SegmentedField } from '@/ui/form/segmented-field';
import { type Option, SelectField } from '@/ui/form/select-field';
import { SpamFields } from '@/ui/form/spam-fields';
import { TextArea } from '@/ui/form/text-area';
import { TextField } from '@/ui/form/text-field';
import { useContractForm } from '@/ui/form/use-contract-form';
import { ApiError } from '@/ui/http';
import { toast } from '@/ui/toast/toast';
import { useFocusOnMount } from '@/ui/use-focus-on-mount';
import type { SupportRequest } from '../contract';
import type { SupportWords } from '../contract.texts';
import { statusForm } from '../rules/support-forms';
import type { SupportOutcome, SupportSetting } from './submit-support';
import { failureToast, successToast } from './support-toasts';
import { useSubjectFromAddress } from './use-subject-from-address';

const TOO_MANY = 429;

/** Options are props: the contract and its schemas load on first use. */
export type SupportChoices = {
  categories: readonly Option[];
  priorities: readonly (Option & { swatch?: string })[];
};

/** What became of a request, and the address that it was sent with. */
export type SentRequest = { outcome: SupportOutcome; email: string };

type SupportFormProps = {
  formPath: string;
  formToken: string;
  choices: SupportChoices;
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
  choices,
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
      const { submitSupport } = await import('./submit-support');
      const outcome = await submitSupport(request, attempt, setting);
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
        <TextField {...form.field('name')} label="Name" autoComplete="name" required minLength={2} />
        <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" required />
        <TextField {...form.field('subject')} ref={subjectRef} label="Subject" required minLength={5} />
        <SelectField
          {...form.field('category')}
          label="Category"
          options={choices.categories}
          placeholder={words.category}
          required
        />
        {belowSubject}
      </div>
      <div className="mt-[22px] grid gap-[22px]">
        <SegmentedField
          {...form.field('priority')}
          label="Priority"
          options={choices.priorities}
          look="apart"
          required
        />
        <TextArea
          {...form.field('message')}
          label="Message"
          placeholder={words.messageExample}
          required
          minLength={10}
        />
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
