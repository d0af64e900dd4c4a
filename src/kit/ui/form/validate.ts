export type FieldErrors = Record<string, string>;

type Issue = { path: PropertyKey[]; message: string };

/** The part of a zod schema that forms need, so that form code never adds zod to a page. */
export type ContractSchema<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { issues: Issue[] } };
};

type Validation<T> = { data: T; errors?: undefined } | { data?: undefined; errors: FieldErrors };

/** Parses with the contract; on failure returns the first message of each field. */
export function validate<T>(schema: ContractSchema<T>, values: unknown): Validation<T> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return { data: parsed.data };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0] ?? '');
    errors[name] ??= message;
  }
  return { errors };
}
