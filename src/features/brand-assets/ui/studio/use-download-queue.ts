import { useSyncExternalStore } from 'react';
import { readDownloadQueue, watchDownloadQueue } from './download-queue';

/** @returns whether that job is running or queued */
export const useIsBusy = (key: string) =>
  useSyncExternalStore(
    watchDownloadQueue,
    () => readDownloadQueue().busy.has(key),
    () => false,
  );

/** @returns the last announcement */
export const useDownloadStatus = () =>
  useSyncExternalStore(
    watchDownloadQueue,
    () => readDownloadQueue().said,
    () => '',
  );
