import { useSyncExternalStore } from 'react';
import { readQueue, subscribe } from './download-queue';

/** @returns whether that job is running or queued */
export const useIsBusy = (key: string) =>
  useSyncExternalStore(
    subscribe,
    () => readQueue().busy.has(key),
    () => false,
  );

/** @returns the last announcement */
export const useNews = () =>
  useSyncExternalStore(
    subscribe,
    () => readQueue().said,
    () => '',
  );
