'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { PreparedMail } from '@/shared/letters';

/** What staff keep to start from, by title; empty until it has come. @param slug of their collection, if there is one */
export function usePreparedMails(slug: string | undefined): PreparedMail[] {
  const { api } = useConfig().config.routes;
  const [prepared, setPrepared] = useState<PreparedMail[]>([]);
  useEffect(() => {
    const load = async () => {
      const answer = await fetch(`${api}/${slug}?limit=200&depth=0`).catch(() => null);
      if (answer?.ok) setPrepared((await answer.json()).docs);
    };
    if (slug) void load();
  }, [api, slug]);
  return prepared;
}
