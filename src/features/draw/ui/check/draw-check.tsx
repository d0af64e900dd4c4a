'use client';

import { Download } from 'lucide-react';
import { Button } from '@/ui/button';
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
  /** False for a round of protocol 1: these lines would not be true of it. */
  isPlain: boolean;
};

/** Recomputes the whole draw in the visitor's browser. The site provides only the files. */
export function DrawCheck({ bundle, files, fingerprint, told, isPlain }: Props) {
  const { tickets } = told;
  const { state, start, stop } = useDrawCheck({ files, fingerprint });
  const isRunning = state.kind === 'running';
  return (
    <CheckSection
      id="check"
      title={isPlain ? 'Six lines, no trust needed.' : 'Check this draw'}
      words={
        <>
          <p>
            Your browser fetches the published files and works the result out again, from all{' '}
            {inFigures(tickets)} tickets. It takes our word for nothing.
          </p>
          <p>Or do it without this page: the download holds the files, and a program that checks them.</p>
        </>
      }
      below={
        <>
          {isPlain ? <SixLines {...told} last={<LastLine state={state} bundle={bundle} />} /> : null}
          {isRunning ? <CheckProgress tickets={state.tickets} of={tickets} /> : null}
          <CheckVerdict state={state} />
        </>
      }
    >
      <div className={styles.ways}>
        <span className={styles.scripted}>
          <Button variant="ink" onClick={() => (isRunning ? stop() : void start())}>
            {isRunning ? 'Stop' : state.kind === 'idle' ? 'Check this draw' : 'Check again'}
          </Button>
        </span>
        <a href={bundle} download className={`button ${styles.download}`} data-variant="outline">
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Download all of it
        </a>
      </div>
      <noscript>
        <p className={styles.note}>The check on this page needs JavaScript; the download does not.</p>
      </noscript>
    </CheckSection>
  );
}
