import { type FieldDefinition, type FormFields, requestOf } from '../../src/kit/shared/form-definition';
import { FORM_PATHS, findForm } from '../../src/site-forms';
import { repositoryFiles } from './repository-files';

function goodValue({ control, options, min = 1 }: FieldDefinition): string {
  if (options) return options[0]?.value ?? '';
  if (control === 'number') return String(min);
  return control === 'email' ? 'a@b.co' : 'x'.repeat(min);
}

/** The required fields of a form, filled in so that it is accepted. */
const filledIn = (fields: FormFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.optional ? [] : [[name, goodValue(field)]])),
  );

async function declaredIn(file: string) {
  const [, name] = /([^/]+)\.form\.ts$/.exec(file) ?? [];
  const form = FORM_PATHS.map(findForm).find((one) => one?.name === name);
  const exported: Record<string, unknown> = await import(`../../${file}`);
  const fields = Object.entries(exported).find(([key]) => key.endsWith('Fields'))?.[1] as
    | FormFields
    | undefined;
  if (!form || !fields) throw new Error(`${file} is not named after a form, or declares no fields`);
  return { ...form, fields, request: requestOf(fields), good: filledIn(fields) };
}

const files = repositoryFiles('src/features').filter((file) => file.endsWith('.form.ts'));

/** Each form with a declaration. */
const DECLARED_FORMS = await Promise.all(files.map(declaredIn));

/** Of these, the forms that scripts post as JSON, and browsers without JavaScript urlencoded. */
export const TEXT_FORMS = DECLARED_FORMS.flatMap(({ api, ...form }) => (api ? [{ ...form, api }] : []));
