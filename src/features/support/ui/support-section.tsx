import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { inputsOf } from '@/kit/shared/form-definition';
import { Bookcase } from '@/kit/ui/bookcase';
import type { NotSentWords } from '@/kit/ui/submission/not-sent-notice';
import { supportForm } from '../contract';
import type { SupportWords } from '../contract.texts';
import { supportFields } from '../support.form';
import type { SupportSetting } from './submit-support';
import { SupportCard } from './support-card';

/** A bookcase that is not open yet: its search field does nothing, and says so. */
function KnowledgeBase({ words }: { words: SupportWords['knowledge'] }) {
  return (
    <aside aria-labelledby="knowledge-base" className="on-ink overflow-hidden bg-deep text-on-night">
      <div className="px-6 pt-9 md:px-8">
        <h2 id="knowledge-base" className="text-[32px]">
          {words.heading}
        </h2>
        <p className="mt-2 text-base text-on-night-2">{words.lead}</p>
        <div className="relative mt-[22px]">
          <Search
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className="pointer-events-none absolute top-4 left-4 text-on-night-2"
          />
          <input
            type="search"
            aria-label={words.search}
            aria-describedby="knowledge-base-soon"
            placeholder={words.search}
            autoComplete="off"
            className="input input-night pl-11"
          />
        </div>
        <div id="knowledge-base-soon" className="mt-3.5">
          <p className="font-semibold text-white">{words.soon}</p>
          <p className="text-[15px] text-on-night-2">{words.soonText}</p>
        </div>
      </div>
      <Bookcase className="mt-6 px-6 md:px-8" />
    </aside>
  );
}

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
