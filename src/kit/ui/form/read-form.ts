export type FormValues = Record<string, string | boolean | File>;

/** What a person entered, by field name: text, the chosen radio's value, a checkbox as true or false, a chosen file. */
export function readFormValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    // If no file was chosen, browsers add one without a name.
    if (typeof value === 'string' || value.name !== '') values[name] = value;
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]')) {
    values[box.name] = box.checked;
  }
  return values;
}
