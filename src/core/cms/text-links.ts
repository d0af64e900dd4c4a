import { LinkFeature } from '@payloadcms/richtext-lexical';
import type { FieldAffectingData, Validate } from 'payload';
import { textHref } from '@/kit/shared/link-address';

export const TEXT_ADDRESS_MESSAGE =
  'Please give an address that starts with https:// or, on this site, with /.';

export const isTextAddress = (value: unknown): boolean =>
  typeof value === 'string' && textHref(value) !== null;

/** A typed address is judged at once. One that was stored before never stops its text from being saved. */
const validate: Validate<unknown> = (value, { event }) =>
  event === 'submit' || isTextAddress(value) || TEXT_ADDRESS_MESSAGE;

/** Instead of Payload's own hook, which encodes what it does not know: `dues.example/rules` became `dues.example%2Frules`. */
const complete = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? (textHref(value) ?? value) : value;

const withOurRule = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url'
    ? ({ ...field, validate, hooks: { beforeChange: [complete] } } as FieldAffectingData)
    : field;

/** Links in a text, to web addresses and to places of this site: records of the back office have no public address. */
export function textLinkFeature() {
  const links = LinkFeature({
    enabledCollections: [],
    fields: ({ defaultFields }) => defaultFields.map(withOurRule),
  });
  const { feature } = links;
  if (typeof feature !== 'function') return links;
  return {
    ...links,
    feature: async (context: Parameters<typeof feature>[0]) => {
      const made = await feature(context);
      return { ...made, nodes: made.nodes?.map(({ validations: _atSave, ...node }) => node) ?? [] };
    },
  };
}
