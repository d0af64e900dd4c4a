'use client';

import { useDownloadStatus } from './use-download-queue';

/** Announces what is being made and what was saved, for those who do not see the button change. */
export function DownloadStatus() {
  return (
    <p role="status" className="sr-only">
      {useDownloadStatus()}
    </p>
  );
}
