'use client';

import { useField, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { dateTimeText } from '@/kit/admin/date-time-text';
import { ticketDueWords } from './due-words';

const MINUTE = 60_000;

/** Shows the time left, in the reader's time zone, instead of a date field. */
export function DueField({ path }: { path: string }) {
  const { value } = useField<string | null>({ path });
  const status = useFormFields(([fields]) => fields.status?.value);
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (now === undefined) return null;
  const { text, tone } = ticketDueWords(value, status, now);
  return (
    <div className="field-type due__field">
      <span className="field-label">Due</span>
      <span className="due" data-tone={tone}>
        {text}
      </span>
      <p className="field-description">
        {value
          ? `Answer due ${dateTimeText(value)}.`
          : 'The clock restarts as soon as the ticket is reopened.'}
      </p>
    </div>
  );
}
