import { z } from 'zod';

/** GET: the brand as a file. POST: what a file would change; with `seen`, changes it. */
export const BRAND_FILE_API = '/admin/api/brand-file';
export const BRAND_FILE_BYTES = 1_000_000;

export const OTHER_FILE = 'Please choose a brand file: this file is something else';

type Documents = Record<string, Record<string, z.core.util.JSONType>>;

/** Files of earlier versions carry a field that the colors no longer have. */
function withoutPinned(documents: Documents): Documents {
  const colors = documents.brand?.colors;
  if (typeof colors !== 'object' || colors === null || Array.isArray(colors)) return documents;
  const { pinned: _, ...kept } = colors;
  return { ...documents, brand: { ...documents.brand, colors: kept } };
}

const isGroup = (value: unknown): value is Record<string, z.core.util.JSONType> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Files of earlier versions name some texts of two pages otherwise. */
function withTodaysNames(documents: Documents): Documents {
  const { about, press } = documents;
  const columns = Object.entries(isGroup(about?.values) ? about.values : {}).flatMap(([name, value]) =>
    isGroup(value)
      ? Object.entries(value).map(([key, text]) => [
          `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
          text,
        ])
      : [[name, value]],
  );
  const { words, ...sheet } = press ?? {};
  return {
    ...documents,
    ...(isGroup(about?.values) && { about: { ...about, values: Object.fromEntries(columns) } }),
    ...(words !== undefined && { press: { ...sheet, descriptions: words } }),
  };
}

/** Everything by which a brand is told apart, and nobody's data: documents of the back office, by name. */
const brandFile = z.strictObject(
  {
    format: z.literal('brand', { error: OTHER_FILE }),
    version: z
      .int({ error: OTHER_FILE })
      .refine((version) => version === 1, 'This brand file is from another version of the site'),
    documents: z
      .record(z.string().regex(/^[a-z][a-z-]{0,60}$/), z.record(z.string(), z.json()), { error: OTHER_FILE })
      .transform((documents) => withTodaysNames(withoutPinned(documents))),
  },
  { error: OTHER_FILE },
);
export type BrandFile = z.output<typeof brandFile>;

export const brandFileRequest = z.object({
  file: brandFile,
  /** Of the answer whose changes the person has seen; null to see them first. */
  seen: z.string().max(64).nullable(),
});

const change = z.object({ document: z.string(), field: z.string(), from: z.string(), to: z.string() });
export type BrandChange = z.output<typeof change>;

export const brandFileAnswer = z.object({
  changes: z.array(change),
  seen: z.string(),
  isApplied: z.boolean(),
});
export type BrandFileAnswer = z.output<typeof brandFileAnswer>;

/** A mailbox or profile that is the sample brand's still, and the page of the back office where it is changed. */
export type SampleLeft = { name: string; address: string; path: string };
