'use client';

import { useAllFormFields, useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { IssuePreview } from '../contract';

const PAUSE_MS = 500;

/** The mail of what stands in the form now, saved or not; drawn anew when somebody stops typing for a moment. */
export function usePreview(): IssuePreview | undefined {
  const { api } = useConfig().config.routes;
  const [fields] = useAllFormFields();
  const [preview, setPreview] = useState<IssuePreview>();
  const draft = JSON.stringify({
    subject: fields.subject?.value ?? null,
    previewText: fields.previewText?.value ?? null,
    body: fields.body?.value ?? null,
  });

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetch(`${api}/newsletter-issues/preview`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: draft,
        signal: stop.signal,
      }).catch(() => null);
      if (answer?.ok) setPreview(await answer.json());
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, draft]);
  return preview;
}
