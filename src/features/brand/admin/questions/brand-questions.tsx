'use client';

import { Gutter } from '@payloadcms/ui';
import { type CSSProperties, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { post, refusalText } from '@/kit/admin/post-to-api';
import { type FiveColors, paletteOf } from '@/kit/shared/palette/palette';
import { NO_ANSWER } from '@/kit/shared/plain-refusals';
import { BRAND_FORMATS } from '../../contract';
import {
  type BrandAnswers,
  COLOR_HELP,
  PREFIX_HELP,
  QUESTIONS_API,
  QUESTIONS_PAGE,
} from '../../contract.questions';
import { ColorTable } from '../colors-in-use';
import { MarkChooser } from '../mark/mark-upload';
import { drawableColors, withColor } from './answered-colors';

type TextQuestionProps = {
  /** Path of the field; also its id. */
  name: string;
  label: string;
  help: string;
  value: string;
  problem: string | undefined;
  maxLength: number;
  /** Before the box. */
  children?: ReactNode;
  set: (value: string) => void;
};

/** One text, with its help and what was wrong with it below. */
function TextQuestion({ name, label, help, value, problem, maxLength, children, set }: TextQuestionProps) {
  const id = `start-${name}`;
  return (
    <div className="brand-start__question">
      <label htmlFor={id}>{label}</label>
      <span className="brand-start__box">
        {children}
        <input
          id={id}
          type="text"
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-help ${id}-problem`}
          onChange={(event) => set(event.target.value)}
        />
      </span>
      <p id={`${id}-help`}>{help}</p>
      <p id={`${id}-problem`} className="brand-start__problem">
        {problem}
      </p>
    </div>
  );
}

const FIVE: [keyof FiveColors, label: string][] = [
  ['paper', 'Paper'],
  ['ink', 'Ink'],
  ['primary', 'Primary'],
  ['light', 'Light'],
  ['highlight', 'Highlight'],
];

type ColorQuestionsProps = {
  colors: BrandAnswers['colors'];
  problems: Record<string, string>;
  set: (name: keyof FiveColors, value: string) => void;
};

/** The five colors, each typed or picked, with what pages would use and how readable that is. */
function ColorQuestions({ colors, problems, set }: ColorQuestionsProps) {
  return (
    <fieldset className="brand-start__colors" aria-describedby="start-colors-problem">
      <legend>Colors</legend>
      <p>Every other color follows from these five. One that is hard to read is made lighter or darker.</p>
      <p id="start-colors-problem" className="brand-start__problem">
        {problems.colors}
      </p>
      <div className="brand-start__five">
        {FIVE.map(([name, label]) => (
          <TextQuestion
            key={name}
            name={`colors.${name}`}
            label={label}
            help={COLOR_HELP[name]}
            value={colors[name]}
            maxLength={7}
            problem={problems[`colors.${name}`]}
            set={(value) => set(name, value)}
          >
            <input
              type="color"
              aria-label={`Pick ${label}`}
              value={BRAND_FORMATS.color.test(colors[name]) ? colors[name].toLowerCase() : '#000000'}
              onChange={(event) => set(name, event.target.value)}
            />
          </TextQuestion>
        ))}
      </div>
      <ColorTable asked={colors} names={FIVE.map(([name]) => name)} />
    </fieldset>
  );
}

const NUMBER = '1763559120412';

/** The answers' colors by day, as the variables that styles use. */
const variablesOf = (earlier: BrandAnswers, { colors }: BrandAnswers) =>
  Object.fromEntries(
    Object.entries(paletteOf(drawableColors(earlier.colors, colors))).map(([token, color]) => [
      `--color-${token}`,
      color,
    ]),
  ) as CSSProperties;

type BrandPreviewProps = {
  answers: Pick<BrandAnswers, 'name' | 'prefix' | 'markPath'>;
  colors: CSSProperties;
};

/** The answers as the site would show them by day, before anything is saved. */
function BrandPreview({ answers: { name, prefix, markPath }, colors }: BrandPreviewProps) {
  const mark = (color: string) => (
    <svg aria-hidden width={28} height={28} viewBox="0 0 32 32" fill={`var(--color-${color})`}>
      <path d={markPath} />
    </svg>
  );
  return (
    <figure className="brand-start__preview by-day" style={colors}>
      <figcaption>As the site would look</figcaption>
      <div data-ground="paper">
        <b>
          {mark('violet')}
          {name}
        </b>
        <span>
          Your ticket is {prefix}-{NUMBER}.
        </span>
        <span className="brand-start__sample">A button</span>
      </div>
      <div data-ground="ink">
        <b>
          {mark('lilac')}
          {name}
        </b>
        <span>The second color</span>
      </div>
    </figure>
  );
}

/** Why nothing was saved; `fields` by path, as in 'colors.primary'. */
type Refusal = { sentence: string; fields: Record<string, string>; isTaken: boolean };

/** Payload's refusal of a save. */
const refused = z.object({
  errors: z.array(
    z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) }),
  ),
});

const MARKED = 'Nothing is saved yet. Please look again at what is marked.';

/** The document's own save, with its checks, history and revision. @returns undefined when it is published */
async function saveAnswers(answers: BrandAnswers, revision: string): Promise<Refusal | undefined> {
  let answer: Response;
  try {
    // All five are sent, changed or not: whatever somebody else has answered meanwhile is then told.
    answer = await fetch('/admin/api/globals/brand?depth=0', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...answers, revision, _status: 'published' }),
    });
  } catch {
    return { sentence: NO_ANSWER, fields: {}, isTaken: false };
  }
  if (answer.ok) return undefined;
  const sentence = await refusalText(answer.clone());
  const { data } = refused.safeParse(await answer.json().catch(() => null));
  const named = data?.errors.flatMap((error) => error.data.errors) ?? [];
  const fields = Object.fromEntries(named.map(({ path, message }) => [path, message]));
  const isTaken = answer.status === 409;
  return { sentence: isTaken || named.length === 0 ? sentence : MARKED, fields, isTaken };
}

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
