import { useSyncExternalStore } from 'react';
import { readDesk, subscribe } from './studio-desk';

/** @returns whether that job is running or queued */
export const useIsBusy = (key: string) =>
  useSyncExternalStore(
    subscribe,
    () => readDesk().busy.has(key),
    () => false,
  );

/** @returns the last announcement */
export const useNews = () =>
  useSyncExternalStore(
    subscribe,
    () => readDesk().said,
    () => '',
  );
