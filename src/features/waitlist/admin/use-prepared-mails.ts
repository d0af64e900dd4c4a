'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { fetchJson } from '@/kit/admin/post-to-api';
import { type PreparedMail, preparedMails } from '../contract';

/** Prepared mails, sorted by title; empty until loaded. */
export function usePreparedMails(): PreparedMail[] {
  const { api } = useConfig().config.routes;
  const [prepared, setPrepared] = useState<PreparedMail[]>([]);
  useEffect(() => {
    const load = async () => {
      const answer = await fetchJson(`${api}/prepared-mails?limit=200&depth=0`, preparedMails);
      if (answer) setPrepared(answer.docs);
    };
    void load();
  }, [api]);
  return prepared;
}
