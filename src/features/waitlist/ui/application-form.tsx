'use client';

import { useEffect, useRef } from 'react';
import { VisitSourceNote, type VisitSourceWords } from '@/core/ui/visit-source/visit-source-note';
import { Button } from '@/kit/ui/button';
import { FilledText } from '@/kit/ui/filled-text';
import { AddedFields, FormField } from '@/kit/ui/form/form-field';
import { SpamFields } from '@/kit/ui/form/spam-fields';
import { useContractForm } from '@/kit/ui/form/use-contract-form';
import { toast } from '@/kit/ui/toast/toast';
import type { ToastMessage } from '@/kit/ui/toast/toast-message';
import { useFocusOnMount } from '@/kit/ui/use-focus-on-mount';
import { failureText } from '@/kit/ui/user-facing-error';
import type { ApplicationWords } from '../contract.texts';
import type { WaitlistInputs, WaitlistRequest } from '../waitlist.form';
import type { ShownApplication } from './shown-application';
import type { ApplicationOutcome, ApplicationSetting } from './submit-application';

/**
 * On a touch screen, a link to `hash` also focuses the field, so that its keyboard may open. With other pointers the
 * browser starts from the link's target, and the next tab stop is the field.
 */
function useFocusOnArrival(hash: string) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) return;
    const arrive = () => {
      if (window.location.hash === hash) field.current?.focus({ preventScroll: true });
    };
    // A second press of the same link changes no hash.
    const again = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.hash === hash && link.href === window.location.href) setTimeout(arrive);
    };
    if (document.activeElement === document.body) arrive();
    window.addEventListener('hashchange', arrive);
    document.addEventListener('click', again);
    return () => {
      window.removeEventListener('hashchange', arrive);
      document.removeEventListener('click', again);
    };
  }, [hash]);
  return field;
}

const DOWNLOAD_SHOWN_MS = 8000;

type Words = ApplicationWords['messages'];

const successToast = ({ via }: ApplicationOutcome, words: Words): ToastMessage =>
  via === 'file'
    ? { title: words.downloadedTitle, description: words.downloadedText, durationMs: DOWNLOAD_SHOWN_MS }
    : { title: words.sentTitle, description: words.sentText };

const failureToast = (error: unknown, words: Words): ToastMessage => ({
  title: words.failedTitle,
  description: failureText(error, words.failedText),
  tone: 'destructive',
});

type ApplicationFormProps = {
  formPath: string;
  formToken: string;
  organization?: string;
  /** A prop: the form's schemas load on first use. */
  inputs: WaitlistInputs;
  full: boolean;
  setting: ApplicationSetting;
  words: Pick<ApplicationWords, 'form' | 'messages'>;
  cameBy: VisitSourceWords;
  focusOnMount: boolean;
  onDone: (thanked: ShownApplication) => void;
};

export function ApplicationForm(props: ApplicationFormProps) {
  const {
    formPath,
    formToken,
    organization: filledIn,
    full,
    setting,
    words,
    cameBy,
    focusOnMount,
    onDone,
  } = props;
  const { fullName, email, organization, organizationSize, ...added } = props.inputs;
  const { form: said, messages } = words;
  const heading = useFocusOnMount<HTMLHeadingElement>(focusOnMount);
  const firstField = useFocusOnArrival('#waitlist');
  const form = useContractForm<WaitlistRequest>({
    loadSchema: async () => (await import('./sending')).waitlistRequest,
    submit: async (request, attempt) => {
      const { sendApplication, shortReference, ...views } = await import('./sending');
      const outcome = await sendApplication(request, attempt, setting);
      void toast(successToast(outcome, messages));
      const { organization, email } = request;
      const reference = shortReference(attempt.idempotencyKey);
      onDone({ sent: { outcome, organization, email, reference, at: new Date() }, views });
    },
    onFailure: (error) => void toast(failureToast(error, messages)),
  });
  return (
    <form
      method="post"
      action={formPath}
      {...form.formProps}
      className="relative"
      aria-labelledby="application"
    >
      <h3 id="application" ref={heading} tabIndex={-1} className="text-[34px]">
        {full ? said.headingFull : said.heading}
      </h3>
      <p className="mt-2 text-ink-2">{said.lead}</p>
      <div className="mt-5 grid gap-[22px]">
        <FormField {...fullName} {...form.field('fullName')} ref={firstField} />
        <FormField {...email} {...form.field('email')} />
        <FormField {...organization} {...form.field('organization')} defaultValue={filledIn} />
        <FormField
          {...organizationSize}
          {...form.field('organizationSize')}
          defaultValue="1-25"
          required={false}
        />
        <AddedFields inputs={added} form={form} />
      </div>
      <VisitSourceNote words={cameBy} />
      <Button
        type="submit"
        size="lg"
        className="mt-7 w-full"
        pending={form.pending}
        pendingLabel={said.pending}
      >
        {full ? said.submitFull : <SubmitWords words={said} />}
      </Button>
      <p className="mt-4 text-center text-[15px] text-ink-2">
        <FilledText
          text={said.agreement}
          parts={{
            privacy: <PolicyLink href="/privacy-policy">{said.privacy}</PolicyLink>,
            terms: <PolicyLink href="/terms">{said.terms}</PolicyLink>,
          }}
        />
      </p>
      <SpamFields formToken={formToken} />
    </form>
  );
}

const PolicyLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener" className="text-link text-ink">
    {children}
  </a>
);

const SubmitWords = ({ words: { submit, submitShort } }: { words: ApplicationWords['form'] }) => (
  <>
    <span className="max-sm:hidden">{submit}</span>
    <span className="sm:hidden">{submitShort}</span>
  </>
);
