import { useSyncExternalStore } from 'react';
import { readDesk, subscribe } from './studio-desk';

/** @returns whether that job is under way or waits for its turn */
export const useIsBusy = (key: string) =>
  useSyncExternalStore(
    subscribe,
    () => readDesk().busy.has(key),
    () => false,
  );

/** @returns the last news of the work */
export const useNews = () =>
  useSyncExternalStore(
    subscribe,
    () => readDesk().said,
    () => '',
  );
