'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ACTION_HEADER, SENSITIVE_ACTIONS, type SensitiveAction } from '@/core/shared/reauthentication';
import { withListFilter } from '@/kit/admin/list-filters/filtered-changes';
import { CODE_HEADER } from '@/kit/shared/plain-refusals';
import { ReauthenticationDialog } from './reauthentication-dialog';

type Ask = (action: SensitiveAction) => Promise<boolean>;

function neededAction(answer: Response): SensitiveAction | undefined {
  if (answer.status !== 403 || answer.headers.get(CODE_HEADER) !== 'reauthenticate') return undefined;
  return SENSITIVE_ACTIONS.find((action) => action === answer.headers.get(ACTION_HEADER));
}

/**
 * Whatever the back office sends, Payload's own forms too: when the site refuses with `reauthenticate`, the person
 * is asked, and the same request is sent again. Nothing was done by the first. A change of a whole list gets its filter.
 * @returns ends it
 */
function watchFetch(ask: Ask): () => void {
  const original = window.fetch;
  // One question at a time.
  let last: Promise<unknown> = Promise.resolve();
  window.fetch = async (asked, init) => {
    const input =
      typeof asked === 'string' ? withListFilter(asked, init?.method ?? 'GET', window.location) : asked;
    const again = input instanceof Request ? input.clone() : input;
    const answer = await original(input, init);
    const action = neededAction(answer);
    if (!action) return answer;
    const turn = last.then(() => ask(action));
    last = turn;
    return (await turn) ? original(again, init) : answer;
  };
  return () => {
    window.fetch = original;
  };
}

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
