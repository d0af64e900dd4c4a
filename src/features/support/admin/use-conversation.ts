'use client';

import { useConfig, useField } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConversationAnswer } from '../contract';

/** A mail goes out within seconds; after this many looks something holds it up, and the list says so. */
const LOOKS = 10;
const LOOK_MS = 2000;

/**
 * What was written on a ticket. The form above follows its state: what the server moved must not be moved back by the
 * next save.
 */
export function useConversation(id: number | string | undefined) {
  const { api } = useConfig().config.routes;
  const base = `${api}/support-tickets/${id}`;
  const [conversation, setConversation] = useState<ConversationAnswer>();
  const { setValue: setStatus } = useField<string>({ path: 'status' });
  const { setValue: setDue } = useField<string | null>({ path: 'dueAt' });
  const known = useRef<string>(undefined);
  const looks = useRef(0);

  const load = useCallback(async () => {
    if (id === undefined) return;
    const answer = await fetch(`${base}/conversation`, { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return;
    const found: ConversationAnswer = await answer.json();
    setConversation(found);
    if (known.current !== undefined && known.current !== found.status) {
      setStatus(found.status, true);
      setDue(found.dueAt, true);
    }
    known.current = found.status;
  }, [base, id, setStatus, setDue]);

  useEffect(() => {
    void load();
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, [load]);

  const isWaiting = conversation?.messages.some(({ mail }) => mail === 'waiting');
  useEffect(() => {
    if (!isWaiting || looks.current >= LOOKS) return;
    const timer = setTimeout(() => {
      looks.current += 1;
      void load();
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, load, conversation]);

  /** @param key the same for every try with the same words. @returns what went wrong, as a sentence */
  const reply = async (text: string, key: string): Promise<string | null> => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const body = JSON.stringify({ text });
    const answer = await fetch(`${base}/replies`, { method: 'POST', headers, body }).catch(() => null);
    if (!answer) return 'The site did not answer. Please try again: it is sent once.';
    if (!answer.ok) return answer.text();
    looks.current = 0;
    await load();
    return null;
  };
  return { conversation, reply };
}
