import { type EditState, INITIAL_STATE } from './edit-state';

/** State shared by the page's parts; its code loads only when somebody asks to edit. */
export function createStore() {
  let state = INITIAL_STATE;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(patch: Partial<EditState>) {
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type EditStore = ReturnType<typeof createStore>;
