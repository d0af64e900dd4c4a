import { z } from 'zod';

export const NOT_VALID = 'The request is not valid';

/** Parses a request. A contract's sentences are its own; where it has none, a library's would name its types. */
export const readRequest = <T>(contract: z.ZodType<T>, raw: unknown) =>
  contract.safeParse(raw, { error: () => NOT_VALID });

const LARGEST_ID = 2_147_483_647;

/** The id of a record, in the range of its column. */
export const recordIdSchema = () => z.number().int().positive().max(LARGEST_ID);

export type Options = readonly { value: string; label: string }[];

/** One of the options by its value. @param message for any other value */
export const choice = <T extends Options>(options: T, message: string) =>
  z.enum(options.map(({ value }) => value) as [T[number]['value'], ...T[number]['value'][]], {
    error: message,
  });

/** The label of a value; the value itself if it is not an option. */
export const labelOf = (options: Options, value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
