import { keepOne } from '@/shared/keep-one';

type Kept<T> = { until: number; value: Promise<T> | null };

/**
 * Reads at most once per `milliseconds` and process: for data that every submission needs and editors seldom change.
 * A failed read is not cached.
 */
export const keepFresh =
  <T>(name: string, milliseconds: number, read: () => Promise<T>) =>
  (): Promise<T> => {
    const kept = keepOne<Kept<T>>(name, () => ({ until: 0, value: null }));
    if (kept.value && Date.now() < kept.until) return kept.value;
    const value = read();
    kept.value = value;
    kept.until = Date.now() + milliseconds;
    value.catch(() => {
      kept.value = null;
    });
    return value;
  };
