'use client';

import { Gutter } from '@payloadcms/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { post } from '@/kit/admin/post-to-api';
import { NO_ANSWER } from '@/kit/shared/plain-refusals';
import { type BrandAnswers, PREFIX_HELP, QUESTIONS_API, QUESTIONS_PAGE } from '../../contract.questions';
import { MarkChooser } from '../mark/mark-upload';
import { withColor } from './answered-colors';
import { BrandPreview, variablesOf } from './brand-preview';
import { ColorQuestions } from './color-questions';
import { type Refusal, saveAnswers } from './save-answers';
import { TextQuestion } from './text-question';

type Props = { answers: BrandAnswers; revision: string };

const TEXTS = [
  ['name', 'Name', 'On every page and in every email.', 60],
  ['prefix', 'Prefix', PREFIX_HELP, 6],
  [
    'siteUrl',
    'Main site',
    'Where “Check out our site” leads. / is this site, whose own address is its setting SITE_URL.',
    2048,
  ],
] as const;

const refusedWith = (sentence: string): Refusal => ({ sentence, fields: {}, isTaken: false });

/** Five questions about a fresh site's brand. Each can be skipped, and then changes nothing. */
export function BrandQuestions({ answers: earlier, revision }: Props) {
  const [answers, setAnswers] = useState(earlier);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isPending, setIsPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fields = refusal?.fields ?? {};
  const colors = variablesOf(earlier, answers);
  const change = (part: Partial<BrandAnswers>) => setAnswers((now) => ({ ...now, ...part }));

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  /** Loads the next page anew: the back office has the brand's name, mark and colors too. */
  const during = async (work: () => Promise<Refusal | undefined>, next: string) => {
    setIsPending(true);
    setRefusal(undefined);
    const refused = await work();
    if (!refused) return window.location.assign(next);
    setRefusal(refused);
    setIsPending(false);
  };
  const skip = () =>
    during(async () => {
      const sentence = await post(QUESTIONS_API, {}, { unreachable: NO_ANSWER });
      return sentence === null ? undefined : refusedWith(sentence);
    }, '/admin');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (JSON.stringify(answers) === JSON.stringify(earlier)) void skip();
    else void during(() => saveAnswers(answers, revision), `${QUESTIONS_PAGE}?saved=yes`);
  };

  return (
    <Gutter className="brand-start">
      <h1>Start with your own brand</h1>
      <p>
        Five questions. What you leave as it is stays as it is, and you can change everything later in the
        brand settings.
      </p>
      <form ref={form} onSubmit={save} noValidate>
        {TEXTS.map(([name, label, help, maxLength]) => (
          <TextQuestion
            key={name}
            {...{ name, label, help, maxLength }}
            value={answers[name]}
            problem={fields[name]}
            set={(value) => change({ [name]: value })}
          />
        ))}
        <ColorQuestions
          colors={answers.colors}
          problems={fields}
          set={(name, value) => change({ colors: withColor(earlier.colors, answers.colors, name, value) })}
        />
        <div>
          <fieldset>
            <legend>Mark</legend>
            <MarkChooser
              value={answers.markPath}
              choose={(markPath) => change({ markPath })}
              colors={colors}
            />
            <p className="brand-start__problem">{fields.markPath}</p>
          </fieldset>
          <BrandPreview answers={answers} colors={colors} />
        </div>
        <div className="brand-start__end" role="alert">
          {refusal && <p className="brand-start__problem">{refusal.sentence}</p>}
          {refusal?.isTaken && (
            <p>
              Your answers are still here. The <a href="/admin/globals/brand">brand settings</a> show what is
              used now. Change there what is missing.
            </p>
          )}
        </div>
        <p className="brand-start__steps">
          <button type="submit" className="board__button board__button--first" aria-disabled={isPending}>
            {isPending ? 'Saving…' : 'Save and publish'}
          </button>
          <button
            type="button"
            className="board__button"
            aria-disabled={isPending}
            onClick={() => !isPending && void skip()}
          >
            Skip all
          </button>
        </p>
      </form>
    </Gutter>
  );
}
