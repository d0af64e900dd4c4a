import { processSingleton } from '@/kit/shared/process-singleton';

type Cached<T> = { until: number; value: Promise<T> | null };

/**
 * Reads at most once per `milliseconds` and process: for data that every submission needs and editors seldom change.
 * A failed read is not cached.
 */
export const cachedRead =
  <T>(name: string, milliseconds: number, read: () => Promise<T>) =>
  (): Promise<T> => {
    const cached = processSingleton<Cached<T>>(name, () => ({ until: 0, value: null }));
    if (cached.value && Date.now() < cached.until) return cached.value;
    const value = read();
    cached.value = value;
    cached.until = Date.now() + milliseconds;
    value.catch(() => {
      cached.value = null;
    });
    return value;
  };
