'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { PreparedMail } from '../contract';

/** What staff keep to start from, by title; empty until it has come. */
export function usePreparedMails(): PreparedMail[] {
  const { api } = useConfig().config.routes;
  const [prepared, setPrepared] = useState<PreparedMail[]>([]);
  useEffect(() => {
    const load = async () => {
      const answer = await fetch(`${api}/prepared-mails?limit=200&depth=0`).catch(() => null);
      if (answer?.ok) setPrepared((await answer.json()).docs);
    };
    void load();
  }, [api]);
  return prepared;
}
