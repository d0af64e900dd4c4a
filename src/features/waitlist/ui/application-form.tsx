'use client';

import { Button } from '@/ui/button';
import { SegmentedField } from '@/ui/form/segmented-field';
import type { Option } from '@/ui/form/select-field';
import { SpamFields } from '@/ui/form/spam-fields';
import { TextField } from '@/ui/form/text-field';
import { useContractForm } from '@/ui/form/use-contract-form';
import { toast } from '@/ui/toast/toast';
import { useFocusOnMount } from '@/ui/use-focus-on-mount';
import type { WaitlistRequest } from '../contract';
import { failureToast, successToast } from './application-toasts';
import type { ApplicationOutcome, ApplicationSetting } from './submit-application';

type ApplicationFormProps = {
  formPath: string;
  formToken: string;
  sizes: readonly Option[];
  full: boolean;
  setting: ApplicationSetting;
  focusOnMount: boolean;
  onDone: (outcome: ApplicationOutcome) => void;
};

export function ApplicationForm(props: ApplicationFormProps) {
  const { formPath, formToken, sizes, full, setting, focusOnMount, onDone } = props;
  const heading = useFocusOnMount<HTMLHeadingElement>(focusOnMount);
  const form = useContractForm<WaitlistRequest>({
    loadSchema: async () => (await import('./submit-application')).waitlistRequest,
    submit: async (request, attempt) => {
      const { submitApplication } = await import('./submit-application');
      const outcome = await submitApplication(request, attempt, setting);
      void toast(successToast(outcome));
      onDone(outcome);
    },
    onFailure: (error) => void toast(failureToast(error)),
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
        {full ? 'Join the waitlist' : 'Founding Chapter application'}
      </h3>
      <p className="mt-2 text-ink-2">Four fields. About a minute.</p>
      <div className="mt-5 grid gap-[22px]">
        <TextField
          {...form.field('fullName')}
          label="Full name"
          placeholder="Maya Castellanos"
          autoComplete="name"
          required
          minLength={2}
        />
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          placeholder="maya@school.edu"
          autoComplete="email"
          required
        />
        <TextField
          {...form.field('organization')}
          label="Organization"
          placeholder="Gamma Omega Lambda, Beta chapter"
          autoComplete="organization"
          required
          minLength={2}
        />
        <SegmentedField
          {...form.field('organizationSize')}
          label="Organization size"
          options={sizes}
          defaultValue="1-25"
        />
      </div>
      <Button
        type="submit"
        size="lg"
        className="mt-7 w-full"
        pending={form.pending}
        pendingLabel="Submitting..."
      >
        <SubmitWords full={full} />
      </Button>
      <p className="mt-4 text-center text-[15px] text-ink-2">
        By applying you agree to the{' '}
        <a href="/privacy-policy" target="_blank" rel="noopener" className="text-link text-ink">
          Privacy Policy
        </a>{' '}
        and{' '}
        <a href="/terms" target="_blank" rel="noopener" className="text-link text-ink">
          Terms of Service
        </a>
        .
      </p>
      <SpamFields formToken={formToken} />
    </form>
  );
}

function SubmitWords({ full }: { full: boolean }) {
  if (full) return 'Join the waitlist';
  return (
    <>
      <span className="max-sm:hidden">Apply for Founding Chapter Status</span>
      <span className="sm:hidden">Apply now</span>
    </>
  );
}
