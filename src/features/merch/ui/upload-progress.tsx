import { useId } from 'react';
import { Button } from '@/kit/ui/button';
import type { QuoteWords } from '../contract.quote-texts';
import s from './quote-form.module.css';

type UploadProgressProps = {
  /** From 0 to 1; undefined while no file is being sent. */
  part: number | undefined;
  words: QuoteWords['upload'];
  onStop: () => void;
};

/** Upload progress. The element always exists, so that screen readers announce what appears in it. */
export function UploadProgress({ part, words, onStop }: UploadProgressProps) {
  const id = useId();
  const percent = Math.floor((part ?? 0) * 100);
  return (
    <div className={s.progress} data-on={part === undefined ? undefined : ''}>
      <p id={id} role="status">
        {part === undefined ? null : percent === 100 ? words.sent : words.sending}
      </p>
      {part === undefined ? null : (
        <>
          <span className={s.percent}>{percent}%</span>
          <progress max={100} value={percent} aria-labelledby={id} />
          <Button variant="outline" size="sm" onClick={onStop}>
            {words.stop}
          </Button>
        </>
      )}
    </div>
  );
}
