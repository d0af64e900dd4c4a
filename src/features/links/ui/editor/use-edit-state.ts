import { useSyncExternalStore } from 'react';
import type { EditStore } from './edit-store';

export const useEditState = (store: EditStore) => useSyncExternalStore(store.subscribe, store.get, store.get);
