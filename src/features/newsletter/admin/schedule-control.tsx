import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';

type ScheduleControlProps = { isReady: boolean; perform: (at: string) => Promise<void> };

/** A time in the browser's zone, sent as one that means the same everywhere. */
export function ScheduleControl({ isReady, perform }: ScheduleControlProps) {
  const [local, setLocal] = useState('');
  const box = useId();
  const time = new Date(local);
  const isTime = local !== '' && !Number.isNaN(time.getTime());
  return (
    <>
      <label htmlFor={box}>Send later, at</label>
      <input
        id={box}
        type="datetime-local"
        value={local}
        onChange={(event) => setLocal(event.target.value)}
      />
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={!isReady || !isTime}
        onClick={() => perform(time.toISOString())}
      >
        Schedule
      </Button>
    </>
  );
}
