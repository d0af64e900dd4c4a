'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { alsoHere, OPEN_FORMS } from '@/core/shared/open-forms';
import { postToApi } from '@/kit/admin/post-to-api';

/** A colleague who opens the same document is named within this time. */
const BEAT_MS = 4000;

/**
 * Reports that a form is open until it closes.
 * @param form what is reported, as JSON; null: nothing is
 * @returns the names of the colleagues who have the same document open
 */
function useAlsoHere(address: string, form: string | null): string[] {
  const [colleagues, setColleagues] = useState<string[]>([]);
  useEffect(() => {
    if (form === null) return;
    const about = JSON.parse(form);
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function beat() {
      clearTimeout(timer);
      const { answer } = await postToApi(address, { ...about, is: 'here' }, alsoHere);
      if (isOver) return;
      setColleagues(answer?.colleagues ?? []);
      // The next one follows the answer: a slow site is not asked more often than it answers.
      clearTimeout(timer);
      timer = setTimeout(beat, BEAT_MS);
    }
    const leave = () => {
      const body = JSON.stringify({ ...about, is: 'gone' });
      const headers = { 'Content-Type': 'application/json' };
      void fetch(address, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
    };
    // Browsers slow down the clocks of a page that is hidden.
    const comeBack = () => document.visibilityState === 'visible' && void beat();
    void beat();
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('pagehide', leave);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('pagehide', leave);
      setColleagues([]);
      leave();
    };
  }, [address, form]);
  return colleagues;
}

const names = new Intl.ListFormat('en-US');

/** Included in every form: names the colleagues who have the same document open. It blocks nothing. */
export function AlsoHere() {
  const { api } = useConfig().config.routes;
  const { id, collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo();
  const isStored = globalSlug !== undefined || typeof id === 'number';
  // Somebody who may only read a document cannot change what a colleague is editing.
  const form =
    hasSavePermission && isStored
      ? JSON.stringify({ slug: globalSlug ?? collectionSlug, id: globalSlug ? null : id })
      : null;
  const colleagues = useAlsoHere(api + OPEN_FORMS, form);
  if (colleagues.length === 0) return null;
  // The row of buttons that this is included in has no room for it.
  return createPortal(
    <p className="also-here" role="status">
      <b>
        {names.format(colleagues)} {colleagues.length === 1 ? 'has' : 'have'} this open too.
      </b>{' '}
      Each of you can write. If two of you change the same field, the second to save is asked first.
    </p>,
    document.body,
  );
}
