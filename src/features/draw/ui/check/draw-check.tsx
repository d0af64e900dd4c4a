'use client';

import { Download } from 'lucide-react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { Button } from '@/kit/ui/button';
import type { CheckWords } from '../../contract.check-texts';
import type { DrawWords } from '../../contract.texts';
import { CheckSection } from '../check-section';
import { inFigures } from '../words';
import { CheckProgress } from './check-progress';
import { CheckVerdict } from './check-verdict';
import styles from './draw-check.module.css';
import { LastLine } from './last-line';
import { SixLines, type Told } from './six-lines';
import { useDrawCheck } from './use-draw-check';

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
          <SixLines
            told={told}
            words={lines}
            counting={counting}
            last={<LastLine state={state} bundle={bundle} words={lines} />}
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
