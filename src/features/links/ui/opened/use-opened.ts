import { useSyncExternalStore } from 'react';

const KEY = 'opened-links';
const MOST = 100;
const NO_IDS: readonly number[] = [];

const isId = (one: unknown): one is number => Number.isSafeInteger(one);

function stored(): readonly number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isId) : NO_IDS;
  } catch {
    return NO_IDS;
  }
}

/**
 * Which links this visitor opened, kept by their browser and told to nobody. Without storage, as in some private
 * windows, it lasts as long as the page.
 */
export function openedStore() {
  let ids: readonly number[] | undefined;
  const listeners = new Set<() => void>();
  const publish = (next: readonly number[]) => {
    ids = next;
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) publish(stored());
  };
  return {
    /** @returns the same array until it changes */
    get: () => {
      ids ??= stored();
      return ids;
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    add: (id: number) => {
      const before = [...new Set([...stored(), ...(ids ?? NO_IDS)])];
      if (before.includes(id)) return;
      const next = [...before, id].slice(-MOST);
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // It stays torn until the page closes.
      }
      publish(next);
    },
  };
}

const store = openedStore();

export const markOpened = (id: number) => store.add(id);

/** The ids of the links that this visitor opened. The page from the server is the same for everybody: none. */
export const useOpened = () => useSyncExternalStore(store.subscribe, store.get, () => NO_IDS);
