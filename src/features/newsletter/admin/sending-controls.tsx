'use client';

import { Button, useFormModified } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { ConfirmButton } from '@/kit/admin/confirm-button';
import type { Sending, SendingRequest } from '../contract';
import { count, duration } from './sending-words';

type ScheduleControlProps = { isReady: boolean; perform: (at: string) => Promise<void> };

/** A time in the browser's zone, sent as one that means the same everywhere. */
function ScheduleControl({ isReady, perform }: ScheduleControlProps) {
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

type SendingControlsProps = { sending: Sending; perform: (request: SendingRequest) => Promise<void> };

/** The one transition that is possible now. */
export function SendingControls({ sending, perform }: SendingControlsProps) {
  const { state, counts, readers } = sending;
  const isModified = useFormModified();
  const [rate, setRate] = useState(String(sending.rate));
  const [isPending, setIsPending] = useState(false);
  const box = useId();
  const press = async (request: SendingRequest) => {
    setIsPending(true);
    await perform(request);
    setIsPending(false);
  };

  if (state === 'sent') return null;
  if (state === 'scheduled') {
    return (
      <Button
        size="small"
        margin={false}
        disabled={isPending}
        onClick={() => press({ action: 'unschedule' })}
      >
        Take it back to change it
      </Button>
    );
  }
  if (state === 'sending') {
    return (
      <Button size="small" margin={false} disabled={isPending} onClick={() => press({ action: 'stop' })}>
        Stop sending
      </Button>
    );
  }
  const mails = readers ?? counts.waiting ?? 0;
  const isDraft = state === 'draft';
  if (isDraft && !sending.hasMailServer) {
    return (
      <p className="field-description">
        There is no mail server (SMTP_URL), so nothing can be sent. A test stays in the mail queue, to be
        looked at.
      </p>
    );
  }
  if (isDraft && isModified) return <p className="field-description">Save your changes first.</p>;
  // An empty field is not a rate; the server says so.
  const perMinute = rate === '' ? Number.NaN : Number(rate);
  const request: SendingRequest = { action: isDraft ? 'start' : 'resume', rate: perMinute };
  return (
    <>
      <label htmlFor={box}>Mails a minute</label>
      <input
        id={box}
        type="number"
        min={0}
        max={60_000}
        value={rate}
        onChange={(event) => setRate(event.target.value)}
      />
      <p className="field-description">0: as fast as the mail server takes them.</p>
      {isDraft && (
        <ScheduleControl
          isReady={mails > 0}
          perform={(at) => press({ action: 'schedule', rate: perMinute, at })}
        />
      )}
      {isDraft ? (
        <ConfirmButton
          label={`Send to ${count(mails, 'subscriber', 'subscribers')}…`}
          sure="Send now"
          doing="Starting…"
          isReady={mails > 0}
          perform={() => perform(request)}
        >
          <p>
            It goes to {count(mails, 'confirmed subscriber', 'confirmed subscribers')},{' '}
            {duration(mails, perMinute)}. You can stop it, but what was sent stays sent, and the text can no
            longer be changed.
          </p>
        </ConfirmButton>
      ) : (
        <Button size="small" margin={false} disabled={isPending} onClick={() => press(request)}>
          Resume sending
        </Button>
      )}
    </>
  );
}
