'use client';

import { Button, toast, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToApi } from '@/admin/post-to-api';
import { retryAnswer } from '../contract';

function useRetry(mail: number | null) {
  const address = `${useConfig().config.routes.api}/mails/retries`;
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const retry = async () => {
    setIsPending(true);
    const { answer, problem } = await postToApi(address, { mail }, retryAnswer);
    setIsPending(false);
    if (!answer) return void toast.error(problem);
    const emails = answer.count === 1 ? '1 email is' : `${answer.count} emails are`;
    toast.success(answer.count === 0 ? 'Nothing has failed.' : `${emails} tried again.`);
    router.refresh();
  };
  return { isPending, retry };
}

/** On a failed email. */
export function RetryMail() {
  const { id } = useDocumentInfo();
  const state = useFormFields(([fields]) => fields.state?.value);
  const { isPending, retry } = useRetry(Number(id));
  if (state !== 'failed') return null;
  return (
    <Button size="small" margin={false} disabled={isPending} onClick={retry}>
      Try again
    </Button>
  );
}

/** Above the mail queue. */
export function RetryAll() {
  const { isPending, retry } = useRetry(null);
  return (
    <div className="list-export">
      <Button size="small" margin={false} buttonStyle="secondary" disabled={isPending} onClick={retry}>
        Try all failed emails again
      </Button>
    </div>
  );
}
