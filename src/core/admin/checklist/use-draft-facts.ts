'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { DRAFT_FACTS, draftFacts, LONGEST, MOST } from '@/core/shared/checklist/draft-facts';
import type { DraftFacts, DraftQuestion } from '@/core/shared/checklist/findings';
import { postToApi } from '@/kit/admin/post-to-api';

const PAUSE_MS = 500;
/** Addresses of other sites are not looked up, whatever their length. */
const isOwnAddress = (href: string) => /^(\/|https?:)/i.test(href) && href.length <= LONGEST;

/**
 * Asked again only when the links or pictures of the draft change, after a pause in typing.
 * @returns null until the site has answered
 */
export function useDraftFacts(question: DraftQuestion): DraftFacts | null {
  const { api } = useConfig().config.routes;
  const [facts, setFacts] = useState<DraftFacts | null>(null);
  const links = [...new Set(question.links)].filter(isOwnAddress).slice(0, MOST);
  const asked = JSON.stringify({
    ...question,
    links,
    pictures: [...new Set(question.pictures)].slice(0, MOST),
  });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const { answer } = await postToApi(api + DRAFT_FACTS, JSON.parse(asked), draftFacts);
      if (answer && !isOver) setFacts(answer);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, asked]);
  return facts;
}
