'use client';

import { useConfig } from '@payloadcms/ui';

/** Emails that did not find their conversation by themselves. */
export function ToSort({ count }: { count: number }) {
  const { admin } = useConfig().config.routes;
  if (count === 0) return null;
  return (
    <p className="dv-to-sort">
      <a href={`${admin}/collections/incoming-mails?where[or][0][and][0][state][equals]=waiting`}>
        {count === 1 ? '1 email waits' : `${count} emails wait`} to be sorted
      </a>
    </p>
  );
}
