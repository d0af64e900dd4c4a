import { afterEach, expect, it, vi } from 'vitest';
import { openedStore } from './use-opened';

afterEach(() => vi.unstubAllGlobals());

function withStorage(first: string | null, setItem?: () => void) {
  let text = first;
  vi.stubGlobal('localStorage', {
    getItem: () => text,
    setItem: setItem ?? ((_: string, value: string) => (text = value)),
  });
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  return () => text;
}

it('keeps each opened link once, for the next visit', () => {
  const written = withStorage('[3]');
  const store = openedStore();
  const listener = vi.fn();
  store.subscribe(listener);
  store.add(5);
  store.add(5);
  store.add(3);
  expect(store.get()).toEqual([3, 5]);
  expect(store.get()).toBe(store.get());
  expect(written()).toBe('[3,5]');
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each(['not JSON', '{"a":1}', 'null', '["3", null, 1.5]'])('begins anew with %j', (text) => {
  withStorage(text);
  expect(openedStore().get()).toEqual([]);
});

it('lasts as long as the page where nothing can be stored', () => {
  withStorage(null, () => {
    throw new Error('QuotaExceededError');
  });
  const store = openedStore();
  store.add(7);
  store.add(8);
  expect(store.get()).toEqual([7, 8]);
});
