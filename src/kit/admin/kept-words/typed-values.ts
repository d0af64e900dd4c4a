import type { FormState } from 'payload';

/** Filled by the site; and the file of an upload, which is missing from what Payload says was sent. */
const NOT_TYPED = ['revision', 'touched', 'updatedAt', 'file'];

const contentOf = ({ value, rows }: FormState[string] = {}): string =>
  JSON.stringify([value ?? null, rows?.map(({ id }) => id)]);

/** @returns the paths of a form's fields that hold something else than a save sent */
export const changedSince = (sent: FormState, now: FormState): string[] =>
  Object.keys(now).filter(
    (path) => !NOT_TYPED.includes(path) && contentOf(sent[path]) !== contentOf(now[path]),
  );

const hasErrors = ({ valid, errorPaths }: FormState[string] = {}) => valid === false || errorPaths?.length;

/**
 * @param known what the form knew of errors when it asked
 * @returns the answer with the errors that the form has had since then
 */
export const withErrors = (answer: FormState, known: FormState, now: FormState): FormState =>
  Object.fromEntries(
    Object.entries(answer).map(([path, field]) => {
      const { valid, errorMessage, errorPaths } = now[path] ?? {};
      const isNews = hasErrors(now[path]) && !hasErrors(known[path]);
      return [path, isNews ? { ...field, valid, errorMessage, errorPaths } : field];
    }),
  );

/** @returns what the site answered to a save, without the values of these fields */
export const withoutValues = (answer: FormState, paths: readonly string[]): FormState =>
  Object.fromEntries(
    Object.entries(answer).map(([path, field]) => {
      const { value: _value, initialValue: _initial, rows: _rows, ...rest } = field;
      return [path, paths.includes(path) ? rest : field];
    }),
  );
