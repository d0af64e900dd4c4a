'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { retryAnswer } from '@/core/shared/delivery';
import { postToApi } from '@/kit/admin/post-to-api';

const wordsOf = (mail: number | null, count: number): string => {
  if (count === 0) return mail === null ? 'Nothing has failed.' : 'It’s already being sent again.';
  return `${count === 1 ? '1 email is' : `${count} emails are`} tried again.`;
};

/** Sends a failed email again, or all of them. `retry` resolves with whether the site did it. */
export function useRetry(mail: number | null) {
  const address = `${useConfig().config.routes.api}/mails/retries`;
  const [isPending, setIsPending] = useState(false);
  const retry = async (): Promise<boolean> => {
    setIsPending(true);
    const { answer, problem } = await postToApi(address, { mail }, retryAnswer);
    setIsPending(false);
    if (answer) toast.success(wordsOf(mail, answer.count));
    else toast.error(problem);
    return answer !== null;
  };
  return { isPending, retry };
}
