export type FormValues = Record<string, string | boolean>;

/** What a person entered, by field name: text, the chosen radio's value, a checkbox as true or false. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]')) {
    values[box.name] = box.checked;
  }
  return values;
}
