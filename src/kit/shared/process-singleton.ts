/** One instance per process, even if a bundler loads a module more than once (each route has its own copy). */
export function processSingleton<T>(name: string, make: () => T): T {
  const kept = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`colonnade.${name}`);
  const known = kept[key];
  if (known !== undefined) return known;
  const made = make();
  kept[key] = made;
  return made;
}
