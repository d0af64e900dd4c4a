'use client';

import { useSearchParams } from 'next/navigation';
import type { MouseEvent } from 'react';
import { sendRequest } from '@/admin/post-to-api';
import { REAUTHENTICATION_API } from '@/shared/reauthentication';

/** The parts of a list's address that filter it. */
function narrowing(shown: URLSearchParams | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of shown ?? [])
    if (key === 'search' || key.startsWith('where[')) query.append(key, value);
  return query;
}

/** A download is not a script's request, so people re-authenticate first if they must. */
async function download(event: MouseEvent<HTMLAnchorElement>) {
  const { href } = event.currentTarget;
  event.preventDefault();
  const problem = await sendRequest(`${REAUTHENTICATION_API}?action=export`, {});
  if (problem === null) window.location.assign(href);
}

/** Exports the list as shown: plain, or encoded so that Excel reads it correctly. */
export function ExportLink({ slug }: { slug: string }) {
  const query = narrowing(useSearchParams());
  const address = `/admin/api/${slug}/export?`;
  const forExcel = new URLSearchParams([...query, ['bom', '1']]);
  return (
    <p className="list-export">
      <a href={address + query} download onClick={download}>
        Download as CSV
      </a>{' '}
      <a href={address + forExcel} download onClick={download}>
        for Excel
      </a>
    </p>
  );
}
