'use client';

import { useSearchParams } from 'next/navigation';

/** The parts of a list's address that filter it. */
function narrowing(shown: URLSearchParams | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of shown ?? [])
    if (key === 'search' || key.startsWith('where[')) query.append(key, value);
  return query;
}

/** Exports the list as shown: plain, or encoded so that Excel reads it correctly. */
export function ExportLink({ slug }: { slug: string }) {
  const query = narrowing(useSearchParams());
  const address = `/admin/api/${slug}/export?`;
  const forExcel = new URLSearchParams([...query, ['bom', '1']]);
  return (
    <p className="list-export">
      <a href={address + query} download>
        Download as CSV
      </a>{' '}
      <a href={address + forExcel} download>
        for Excel
      </a>
    </p>
  );
}
