'use client';

import { Button, toast, useAuth, useConfig, useFormModified, usePreferences } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { post } from '@/kit/admin/post-to-api';
import { NO_ANSWER } from '@/kit/shared/plain-refusals';

const PREFERENCE = 'newsletter-test-to';

/** Sends the saved issue to one's own address or another; the form keeps the last one. */
export function TestMail({ id }: { id: number | string }) {
  const { api } = useConfig().config.routes;
  const { user } = useAuth();
  const { getPreference, setPreference } = usePreferences();
  const isModified = useFormModified();
  const [to, setTo] = useState('');
  const [isPending, setIsPending] = useState(false);
  const box = useId();
  const own = user?.email ?? '';

  useEffect(() => {
    void getPreference<string>(PREFERENCE).then((last) => setTo((typed) => typed || last || own));
  }, [getPreference, own]);

  const send = async () => {
    setIsPending(true);
    const path = `${api}/newsletter-issues/${id}/test`;
    const problem = await post(path, { to }, { unreachable: NO_ANSWER });
    setIsPending(false);
    if (problem) return void toast.error(problem);
    void setPreference(PREFERENCE, to);
    toast.success(`A test is on its way to ${to}.`);
  };

  return (
    <div className="mail-preview__test">
      <label htmlFor={box}>Send a test to</label>
      <input id={box} type="email" value={to} onChange={(event) => setTo(event.target.value)} />
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={isPending || to.trim() === '' || isModified}
        onClick={send}
      >
        Send test
      </Button>
      {isModified && (
        <p className="field-description">A test shows what is saved. Save your changes first.</p>
      )}
    </div>
  );
}
