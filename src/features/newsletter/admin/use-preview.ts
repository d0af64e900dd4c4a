'use client';

import { useAllFormFields, useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { postToApi } from '@/kit/admin/post-to-api';
import { type IssuePreview, issuePreview } from '../contract';

const PAUSE_MS = 500;

/** Preview of the form's current content, saved or not; updated when typing pauses. */
export function usePreview(): IssuePreview | undefined {
  const { api } = useConfig().config.routes;
  const [fields] = useAllFormFields();
  const [preview, setPreview] = useState<IssuePreview>();
  const draft = JSON.stringify({
    subject: fields.subject?.value ?? null,
    previewText: fields.previewText?.value ?? null,
    body: fields.body?.value ?? null,
    announces: fields.announces?.value ?? null,
    source: fields.source?.value ?? null,
    isPublic: fields.isPublic?.value ?? null,
  });

  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const { answer } = await postToApi(`${api}/newsletter-issues/preview`, JSON.parse(draft), issuePreview);
      if (answer && !isOver) setPreview(answer);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, draft]);
  return preview;
}
