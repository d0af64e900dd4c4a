'use client';

import { Button } from '@/kit/ui/button';
import { FilledText } from '@/kit/ui/filled-text';
import { FileField } from '@/kit/ui/form/file-field';
import type { Option } from '@/kit/ui/form/select-field';
import { SpamFields } from '@/kit/ui/form/spam-fields';
import { TextArea } from '@/kit/ui/form/text-area';
import { TextField } from '@/kit/ui/form/text-field';
import { useFocusOnMount } from '@/kit/ui/use-focus-on-mount';
import type { QuoteWords } from '../contract.quote-texts';
import { OrderFields } from './order-fields';
import s from './quote-form.module.css';
import type { ShownQuote } from './quote-success';
import { UploadProgress } from './upload-progress';
import { useQuoteForm } from './use-quote-form';

/** Options are props: the contract and its schemas load on first use. */
export type QuoteChoices = { merchandise: readonly Option[]; tiers: readonly Option[] };

export type QuoteFormWords = Pick<QuoteWords, 'form' | 'estimate' | 'upload' | 'failure'>;

type QuoteFormProps = {
  formPath: string;
  formToken: string;
  choices: QuoteChoices;
  mailbox: string;
  words: QuoteFormWords;
  focusOnMount: boolean;
  onDone: (sent: ShownQuote) => void;
};

export function QuoteForm(props: QuoteFormProps) {
  const { formPath, formToken, choices, mailbox, focusOnMount, onDone } = props;
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
      <OrderFields {...choices} typePlaceholder={words.merchandise} words={estimate} field={form.field}>
        <TextArea
          {...form.field('sizes')}
          label="Sizes"
          hint={words.sizesHint}
          placeholder={words.sizesExample}
          rows={2}
          className={s.short}
        />
      </OrderFields>
      <h4 className={s.part}>{words.design}</h4>
      <div className={s.fields}>
        <TextField
          {...form.field('event')}
          label="Event"
          hint={words.eventHint}
          placeholder={words.eventExample}
          required
          minLength={2}
        />
        <TextArea
          {...form.field('idea')}
          label="Design idea"
          hint={words.optional}
          placeholder={words.ideaExample}
        />
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
          <TextField {...form.field('name')} label="Name" autoComplete="name" required minLength={2} />
          <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" required />
        </div>
        <TextField
          {...form.field('organization')}
          label="Organization"
          placeholder={words.organizationExample}
          autoComplete="organization"
          required
          minLength={2}
        />
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
