'use client';

import { Button } from '@/kit/ui/button';
import { FilledText } from '@/kit/ui/filled-text';
import { FileField } from '@/kit/ui/form/file-field';
import { AddedFields, FormField } from '@/kit/ui/form/form-field';
import { SpamFields } from '@/kit/ui/form/spam-fields';
import { useFocusOnMount } from '@/kit/ui/use-focus-on-mount';
import type { QuoteWords } from '../contract.quote-texts';
import type { QuoteInputs } from '../quotes.form';
import { OrderFields } from './order-fields';
import s from './quote-form.module.css';
import type { ShownQuote } from './quote-success';
import { UploadProgress } from './upload-progress';
import { useQuoteForm } from './use-quote-form';

export type QuoteFormWords = Pick<QuoteWords, 'form' | 'estimate' | 'upload' | 'failure'>;

type QuoteFormProps = {
  formPath: string;
  formToken: string;
  /** A prop: the form's schemas load on first use. */
  inputs: QuoteInputs;
  mailbox: string;
  words: QuoteFormWords;
  focusOnMount: boolean;
  onDone: (sent: ShownQuote) => void;
};

export function QuoteForm(props: QuoteFormProps) {
  const { formPath, formToken, inputs, mailbox, focusOnMount, onDone } = props;
  const { merchandise, quantity, tier, sizes, event, idea, name, email, organization, ...added } = inputs;
  const { form: words, estimate, upload, failure: failed } = props.words;
  const heading = useFocusOnMount<HTMLHeadingElement>(focusOnMount);
  const { form, progress, failure: shown, inspectDesign, stop } = useQuoteForm(mailbox, failed, onDone);
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
        {words.order}
      </h4>
      <OrderFields inputs={{ merchandise, quantity, tier }} words={estimate} field={form.field}>
        <FormField {...sizes} {...form.field('sizes')} rows={2} className={s.short} />
      </OrderFields>
      <h4 className={s.part}>{words.design}</h4>
      <div className={s.fields}>
        <FormField {...event} {...form.field('event')} />
        <FormField {...idea} {...form.field('idea')} />
        <FileField
          {...form.field('design')}
          label="Design file"
          hint={words.optional}
          accept="image/png,image/jpeg,application/pdf"
          takes="PNG, JPEG or PDF, up to 10 MB."
          onChoose={(file) => void inspectDesign(file)}
        />
      </div>
      <h4 className={s.part}>{words.contact}</h4>
      <div className={s.fields}>
        <div className={`${s.pair} ${s.contact}`}>
          <FormField {...name} {...form.field('name')} />
          <FormField {...email} {...form.field('email')} />
        </div>
        <FormField {...organization} {...form.field('organization')} />
        <AddedFields inputs={added} form={form} />
      </div>
      {shown ? <shown.QuoteNotice failure={shown.failure} mailbox={mailbox} words={failed} /> : null}
      <UploadProgress part={progress} words={upload} onStop={stop} />
      <div className={s.send}>
        <Button type="submit" size="lg" pending={form.pending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
        <p className={s.terms}>
          <FilledText
            text={words.terms}
            parts={{
              privacy: (
                <a href="/privacy-policy" target="_blank" rel="noopener" className="text-link">
                  {words.privacy}
                </a>
              ),
            }}
          />
        </p>
      </div>
      <SpamFields formToken={formToken} />
    </form>
  );
}
