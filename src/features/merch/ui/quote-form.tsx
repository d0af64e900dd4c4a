'use client';

import { Button } from '@/ui/button';
import { FileField } from '@/ui/form/file-field';
import type { Option } from '@/ui/form/select-field';
import { SpamFields } from '@/ui/form/spam-fields';
import { TextArea, TextField } from '@/ui/form/text-field';
import { useFocusOnMount } from '@/ui/use-focus-on-mount';
import { OrderFields } from './order-fields';
import s from './quote-form.module.css';
import { QuoteNotice } from './quote-notice';
import type { SentQuote } from './quote-success';
import { UploadProgress } from './upload-progress';
import { useQuoteForm } from './use-quote-form';

/** Options are props: the contract and its schemas load on first use. */
export type QuoteChoices = { merchandise: readonly Option[]; tiers: readonly Option[] };

type QuoteFormProps = {
  formPath: string;
  formToken: string;
  choices: QuoteChoices;
  mailbox: string;
  focusOnMount: boolean;
  onDone: (sent: SentQuote) => void;
};

export function QuoteForm({ formPath, formToken, choices, mailbox, focusOnMount, onDone }: QuoteFormProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(focusOnMount);
  const { form, progress, failure, inspectDesign, stop } = useQuoteForm(mailbox, onDone);
  return (
    <form
      method="post"
      action={formPath}
      encType="multipart/form-data"
      {...form.formProps}
      className={s.form}
      aria-labelledby="quote-form"
    >
      <h4 id="quote-form" ref={heading} tabIndex={-1} className={s.part}>
        The order
      </h4>
      <OrderFields {...choices} field={form.field}>
        <TextArea
          {...form.field('sizes')}
          label="Sizes"
          hint="if you know them"
          placeholder="S 10, M 25, L 30, XL 10"
          rows={2}
          className={s.short}
        />
      </OrderFields>
      <h4 className={s.part}>The design</h4>
      <div className={s.fields}>
        <TextField
          {...form.field('event')}
          label="Event"
          hint="and its date"
          placeholder="Founders Day dinner, April 18"
          required
          minLength={2}
        />
        <TextArea
          {...form.field('idea')}
          label="Design idea"
          hint="optional"
          placeholder="Our letters over the old library door, one color, on heather violet."
        />
        <FileField
          {...form.field('design')}
          label="Design file"
          hint="optional"
          accept="image/png,image/jpeg,application/pdf"
          takes="PNG, JPEG or PDF, up to 10 MB."
          onChoose={(file) => void inspectDesign(file)}
        />
      </div>
      <h4 className={s.part}>Who gets the quote</h4>
      <div className={s.fields}>
        <div className={s.pair}>
          <TextField {...form.field('name')} label="Name" autoComplete="name" required minLength={2} />
          <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" required />
        </div>
        <TextField
          {...form.field('organization')}
          label="Organization"
          placeholder="Gamma Omega Lambda, Beta chapter"
          autoComplete="organization"
          required
          minLength={2}
        />
      </div>
      {failure ? <QuoteNotice failure={failure} mailbox={mailbox} /> : null}
      <UploadProgress part={progress} onStop={stop} />
      <div className={s.send}>
        <Button type="submit" size="lg" pending={form.pending} pendingLabel="Sending...">
          Send my quote request
        </Button>
        <p className={s.terms}>
          You’ll get your price within 24 hours. We use what you send to price your order, as our{' '}
          <a href="/privacy-policy" target="_blank" rel="noopener" className="text-link">
            Privacy Policy
          </a>{' '}
          says.
        </p>
      </div>
      <SpamFields formToken={formToken} />
    </form>
  );
}
