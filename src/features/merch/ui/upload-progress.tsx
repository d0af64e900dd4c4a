import { useId } from 'react';
import { Button } from '@/ui/button';
import s from './quote-form.module.css';

type UploadProgressProps = {
  /** From 0 to 1; undefined while no file is being sent. */
  part: number | undefined;
  onStop: () => void;
};

/** Upload progress. The element always exists, so that screen readers announce what appears in it. */
export function UploadProgress({ part, onStop }: UploadProgressProps) {
  const id = useId();
  const percent = Math.floor((part ?? 0) * 100);
  const words = percent === 100 ? 'Your design is uploaded, one moment please' : 'Sending your design';
  return (
    <div className={s.progress} data-on={part === undefined ? undefined : ''}>
      <p id={id} role="status">
        {part === undefined ? null : words}
      </p>
      {part === undefined ? null : (
        <>
          <span className={s.percent}>{percent}%</span>
          <progress max={100} value={percent} aria-labelledby={id} />
          <Button variant="outline" size="sm" onClick={onStop}>
            Stop sending
          </Button>
        </>
      )}
    </div>
  );
}
