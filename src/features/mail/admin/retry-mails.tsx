'use client';

import { Button, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useRetry } from '@/core/admin/use-retry';

/** Whom the endpoint answers; others only read what became of an email. */
const RETRIERS = ['admin', 'support'];
const useMayRetry = () => RETRIERS.includes(String(useAuth().user?.role));

function useRetryHere(mail: number | null) {
  const { isPending, retry } = useRetry(mail);
  const router = useRouter();
  return { isPending, retry: async () => void ((await retry()) && router.refresh()) };
}

/** On a failed email. */
export function RetryMail() {
  const { id } = useDocumentInfo();
  const state = useFormFields(([fields]) => fields.state?.value);
  const { isPending, retry } = useRetryHere(Number(id));
  const mayRetry = useMayRetry();
  if (state !== 'failed' || !mayRetry) return null;
  return (
    <Button size="small" margin={false} disabled={isPending} onClick={retry}>
      Try again
    </Button>
  );
}

/** Above the mail queue. */
export function RetryAll() {
  const { isPending, retry } = useRetryHere(null);
  if (!useMayRetry()) return null;
  return (
    <div className="list-export">
      <Button size="small" margin={false} buttonStyle="secondary" disabled={isPending} onClick={retry}>
        Try all failed emails again
      </Button>
    </div>
  );
}
