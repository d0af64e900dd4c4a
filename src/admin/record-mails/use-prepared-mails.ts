'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type PreparedMail, preparedMails } from '@/shared/record-mails';
import { fetchJson } from '../post-to-api';

/** Prepared mails, sorted by title; empty until loaded. @param slug of their collection, if there is one */
export function usePreparedMails(slug: string | undefined): PreparedMail[] {
  const { api } = useConfig().config.routes;
  const [prepared, setPrepared] = useState<PreparedMail[]>([]);
  useEffect(() => {
    const load = async () => {
      const answer = await fetchJson(`${api}/${slug}?limit=200&depth=0`, preparedMails);
      if (answer) setPrepared(answer.docs);
    };
    if (slug) void load();
  }, [api, slug]);
  return prepared;
}
