'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { SensitiveAction } from '@/core/shared/reauthentication';
import { ReauthenticationDialog } from './reauthentication-dialog';
import { watchFetch } from './watch-fetch';

type Asked = { action: SensitiveAction; answer: (isConfirmed: boolean) => void };

/** Around the whole back office: asks people to re-authenticate when the site needs it. */
export function Reauthentication({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => watchFetch((action) => new Promise((answer) => setAsked({ action, answer }))), []);
  const end = (isConfirmed: boolean) => {
    setAsked(null);
    asked?.answer(isConfirmed);
  };
  return (
    <>
      {children}
      {asked && <ReauthenticationDialog action={asked.action} onEnd={end} />}
    </>
  );
}
