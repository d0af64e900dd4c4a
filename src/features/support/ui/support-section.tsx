import type { ReactNode } from 'react';
import { inputsOf } from '@/kit/shared/form-definition';
import type { NotSentWords } from '@/kit/ui/submission/not-sent-notice';
import { supportForm } from '../contract';
import type { SupportWords } from '../contract.texts';
import { supportFields } from '../support.form';
import { KnowledgeBase } from './knowledge-base';
import type { SupportSetting } from './submit-support';
import { SupportCard } from './support-card';

const SWATCHES = {
  low: 'var(--color-stone)',
  medium: 'var(--color-violet-word)',
  high: 'var(--color-brass)',
  urgent: 'var(--color-bad)',
};

/** The controls; a priority shows its color. */
function inputsFor(words: SupportWords['form']) {
  const inputs = inputsOf(supportFields, words);
  const options = supportFields.priority.options.map((one) => ({ ...one, swatch: SWATCHES[one.value] }));
  return { ...inputs, priority: { ...inputs.priority, options } };
}

type SupportSectionProps = {
  formToken: string;
  setting: SupportSetting;
  /** What the promise counts, in words; empty: every hour. */
  rule: string;
  words: SupportWords;
  notSentWords: NotSentWords;
  tooMany: string;
  /** Stands in place of the bookcase that is not open yet. */
  knowledgeBase?: ReactNode;
  /** Below the subject, inside the form. */
  belowSubject?: ReactNode;
  isMailOn: boolean;
};

export function SupportSection({ knowledgeBase, rule, words, ...form }: SupportSectionProps) {
  const promise = [words.form.promise, rule].filter(Boolean).join(' ');
  return (
    <section className="bg-paper-2 py-16 md:pt-[104px] md:pb-[120px]">
      <div className="container-page grid items-start gap-14 lg:grid-cols-[minmax(0,1fr)_384px] xl:gap-[88px]">
        <SupportCard
          formPath={supportForm.path}
          inputs={inputsFor(words.form)}
          words={{ form: { ...words.form, promise }, done: words.done, messages: words.messages }}
          {...form}
        />
        {knowledgeBase || <KnowledgeBase words={words.knowledge} />}
      </div>
    </section>
  );
}
