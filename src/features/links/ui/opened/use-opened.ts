import { useSyncExternalStore } from 'react';
import { openedStore } from './opened-store';

const store = openedStore();
const NONE: readonly number[] = [];

export const markOpened = (id: number) => store.add(id);

/** The ids of the links that this visitor opened. The page from the server is the same for everybody: none. */
export const useOpened = () => useSyncExternalStore(store.subscribe, store.get, () => NONE);
