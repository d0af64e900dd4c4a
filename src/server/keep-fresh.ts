import { keepOne } from '@/shared/keep-one';

type Kept<T> = { until: number; value: Promise<T> | null };

/**
 * Reads at most once in `milliseconds`, a process: for what every submission needs and editors seldom change. A read
 * that failed is not kept.
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
