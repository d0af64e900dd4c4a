'use client';

import { Check, Download, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { Button } from '@/kit/ui/button';
import { FilledText } from '@/kit/ui/filled-text';
import type { CheckWords } from '../../contract.check-texts';
import type { DrawWords } from '../../contract.texts';
import { AnswerBox } from '../answer-box';
import { CheckSection } from '../check-section';
import { UtcTime } from '../utc-time';
import { inFigures, peopleIn, ticketsIn } from '../words';
import { type Checked, checkResultWords, checkVerdict } from './check-words';
import styles from './draw-check.module.css';
import type { Run } from './run-check';

type CheckState =
  | { kind: 'idle' }
  | { kind: 'running'; tickets: number }
  | { kind: 'done'; checked: Checked[]; milliseconds: number }
  | { kind: 'failed'; message: string };

/** Progress updates at a readable pace, not for each piece of the list. */
const SHOWN_MS = 100;

/** Runs at most one check of a round at a time. Leaving the page stops it. */
function useDrawCheck(subject: Pick<Run, 'files' | 'fingerprint'>, words: CheckWords['check']) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    setState({ kind: 'idle' });
  };

  const start = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'running', tickets: 0 });
    const began = performance.now();
    let shown = 0;
    const onTickets = (tickets: number) => {
      if (signal.aborted || performance.now() - shown < SHOWN_MS) return;
      shown = performance.now();
      setState({ kind: 'running', tickets });
    };
    try {
      const { runCheck } = await import('./run-check');
      const checked = await runCheck({ ...subject, signal, onTickets });
      if (!signal.aborted) setState({ kind: 'done', checked, milliseconds: performance.now() - began });
    } catch (error) {
      if (signal.aborted) return;
      const { failureMessage } = await import('./failure-words');
      setState({ kind: 'failed', message: failureMessage(error, words) });
    }
  };

  return { state, start, stop };
}

type Told = {
  tickets: number;
  people: number;
  committedAt: string;
  /** When the public value comes out. */
  due: string;
  isDrawn: boolean;
};

type SixLinesProps = {
  told: Told;
  words: CheckWords['lines'];
  counting: DrawWords['counting'];
  last: ReactNode;
};

/** What happened, in chronological order; the visitor's browser computes the last line. */
function CheckSteps({ told, words, counting, last }: SixLinesProps) {
  const { tickets, people, committedAt, due, isDrawn } = told;
  const size = { tickets: ticketsIn(counting, tickets), people: peopleIn(counting, people) };
  return (
    <ol className={styles.lines}>
      <li>
        <span>{fillPlaceholders(words.closed, size)}</span>
      </li>
      <li>
        <span>
          <FilledText text={words.committed} parts={{ date: <UtcTime at={committedAt} /> }} />
        </span>
      </li>
      <li>
        <span>{words.change}</span>
      </li>
      <li>
        <span>
          <FilledText text={isDrawn ? words.came : words.due} parts={{ date: <UtcTime at={due} /> }} />
        </span>
      </li>
      <li>
        <span>{words.winner}</span>
      </li>
      <li>{last}</li>
    </ol>
  );
}

/** Rendered from the start: screen readers often skip a live region that appears together with its text. */
function CheckVerdict({ state, words }: { state: CheckState; words: CheckWords['check'] }) {
  const isRight = state.kind === 'done' && state.checked.every((one) => one.isRight);
  return (
    <div aria-live="polite">
      {state.kind === 'failed' ? (
        <AnswerBox tone="wrong" title={words.failed}>
          <p>{fillPlaceholders(words.failedText, { reason: state.message })}</p>
        </AnswerBox>
      ) : null}
      {state.kind === 'done' ? (
        <AnswerBox tone={isRight ? 'right' : 'wrong'} title={checkVerdict(state.checked)}>
          <details className={styles.compared} open={!isRight}>
            <summary>{words.compared}</summary>
            <ul className={styles.findings}>
              {state.checked.map((one) => (
                <Finding key={one.name} checked={one} words={words} />
              ))}
            </ul>
          </details>
        </AnswerBox>
      ) : null}
    </div>
  );
}

function Finding({ checked, words }: { checked: Checked; words: CheckWords['check'] }) {
  const Sign = checked.isRight ? Check : X;
  return (
    <li data-right={checked.isRight}>
      <Sign size={20} strokeWidth={2} aria-hidden="true" />
      <div>
        <p>{checkResultWords(checked)}</p>
        {checked.isRight ? null : (
          <dl>
            <dt>{words.stated}</dt>
            <dd>{checked.stated}</dd>
            <dt>{words.found}</dt>
            <dd>{checked.found}</dd>
          </dl>
        )}
      </div>
    </li>
  );
}

type LastLineProps = { state: CheckState; bundle: string; words: CheckWords['lines'] };

/** Line VI: the result of the check in the visitor's own browser. */
function ResultLine({ state, bundle, words }: LastLineProps) {
  if (state.kind === 'running') return <span>{words.running}</span>;
  if (state.kind !== 'done')
    return (
      <span>
        {words.idle}
        <noscript>
          {' '}
          <a href={bundle} download className="text-link">
            {words.yourself}
          </a>
        </noscript>
      </span>
    );
  if (state.checked.every(({ isRight }) => isRight))
    return (
      <span>
        <b>{state.checked.some(({ name }) => name === 'places') ? words.matches : words.matchesSoFar}</b>{' '}
        {fillPlaceholders(words.took, { count: (state.milliseconds / 1000).toFixed(1) })}
      </span>
    );
  return (
    <span>
      <b>{fillPlaceholders(words.wrong, { reason: checkVerdict(state.checked).toLowerCase() })}</b>{' '}
      <a href="/support" className="text-link">
        {words.tell}
      </a>
      .
    </span>
  );
}

type CheckProgressProps = { tickets: number; of: number; text: string };

function CheckProgress({ tickets, of, text }: CheckProgressProps) {
  return (
    <div className={styles.progress}>
      <label htmlFor="check-progress">
        {fillPlaceholders(text, { count: inFigures(tickets), all: inFigures(of) })}
      </label>
      <progress id="check-progress" value={tickets} max={of} />
    </div>
  );
}

type Props = {
  /** Addresses of the zip file, and of the two files that the check reads. */
  bundle: string;
  files: { facts: string; leaves: string };
  /** As shown on this page. */
  fingerprint: string;
  told: Told;
  words: Pick<CheckWords, 'check' | 'lines'> & Pick<DrawWords, 'counting'>;
};

/** Recomputes the whole draw in the visitor's browser. The site provides only the files. */
export function DrawCheck({ bundle, files, fingerprint, told, words }: Props) {
  const { check, lines, counting } = words;
  const { tickets } = told;
  const { state, start, stop } = useDrawCheck({ files, fingerprint }, check);
  const isRunning = state.kind === 'running';
  return (
    <CheckSection
      id="check"
      title={check.title}
      words={
        <>
          <p>{fillPlaceholders(check.text, { count: inFigures(tickets) })}</p>
          <p>{check.more}</p>
        </>
      }
      below={
        <>
          <CheckSteps
            told={told}
            words={lines}
            counting={counting}
            last={<ResultLine state={state} bundle={bundle} words={lines} />}
          />
          {isRunning ? <CheckProgress tickets={state.tickets} of={tickets} text={check.progress} /> : null}
          <CheckVerdict state={state} words={check} />
        </>
      }
    >
      <div className={styles.ways}>
        <span className={styles.scripted}>
          <Button variant="ink" onClick={() => (isRunning ? stop() : void start())}>
            {isRunning ? check.stop : state.kind === 'idle' ? check.start : check.again}
          </Button>
        </span>
        <a href={bundle} download className={`button ${styles.download}`} data-variant="outline">
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          {check.download}
        </a>
      </div>
      <noscript>
        <p className={styles.note}>{check.scripts}</p>
      </noscript>
    </CheckSection>
  );
}
