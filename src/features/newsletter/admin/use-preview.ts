'use client';

import { useAllFormFields, useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { ask } from '@/admin/ask';
import { type IssuePreview, issuePreview } from '../contract';

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
    let isOver = false;
    const timer = setTimeout(async () => {
      const { answer } = await ask(`${api}/newsletter-issues/preview`, JSON.parse(draft), issuePreview);
      if (answer && !isOver) setPreview(answer);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, draft]);
  return preview;
}
