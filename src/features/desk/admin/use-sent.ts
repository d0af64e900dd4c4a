'use client';

import { toast } from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { post } from '@/admin/post-to-api';
import { recordPath } from './record-path';
import type { Sent } from './use-answer';
import type { Place } from './use-desk-route';

export type SentAnswer = Omit<Sent, 'way'> & { place: Place; name: string; then: string | null };

/** The answer that was sent last, for as long as it can be taken back, wherever its writer is at the desk. */
export function useSent(onTakenBack: (place: Place) => void, onChanged: () => void) {
  const [sent, setSent] = useState<SentAnswer | null>(null);

  const settle = useCallback(
    async (step: 'take-back' | 'send-now') => {
      if (!sent) return;
      setSent(null);
      const problem = await post(recordPath(sent.place)('pending'), { answer: sent.answer, step });
      if (problem) toast.error(problem);
      else if (step === 'take-back') onTakenBack(sent.place);
      onChanged();
    },
    [sent, onTakenBack, onChanged],
  );
  return { sent, setSent, settle };
}
