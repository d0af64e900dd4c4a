import type { FormState } from 'payload';
import { ADOPTED_VALUE } from '@/kit/shared/adopted-value';

type Values = Record<string, unknown>;

/** Sent with every save, but not part of the document. */
const SENT_ALONG = ['revision', 'touched'];

const same = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** @returns the document's fields whose values differ, separated by commas */
export const touchedNames = (before: Values, now: Values): string =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => !SENT_ALONG.includes(name) && !same(before[name], now[name]))
    .sort()
    .join();

/** The form's values, except for the fields in `names`, which come from `theirs`. */
export function withTheirs(mine: FormState, theirs: FormState, names: readonly string[]): FormState {
  const isTheirs = (path: string) => names.includes(path.split('.')[0] ?? path);
  return Object.fromEntries([
    ...Object.entries(mine).filter(([path]) => !isTheirs(path)),
    ...Object.entries(theirs).filter(([path]) => isTheirs(path)),
  ]);
}

/** @returns the revision of a form that now shows this value of a field */
export const withSeenValue = (revision: string, name: string, value: unknown): string =>
  JSON.stringify({ ...JSON.parse(revision || '{}'), [name]: `${ADOPTED_VALUE}${value ?? ''}` });

/** The changed fields whose stored value is no longer the one that the form was filled with. */
export function changedByBoth(touched: string, before: string, now: string): string[] {
  const [base, stored] = [JSON.parse(before), JSON.parse(now)] as Record<string, string>[];
  return touched
    .split(',')
    .filter((name) => !base?.[name]?.startsWith(ADOPTED_VALUE) && base?.[name] !== stored?.[name]);
}
