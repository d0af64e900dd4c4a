import type { GroupField, TextField } from 'payload';
import { type ColorName, checkColors, refusalOf } from '@/kit/shared/palette/limits';
import { type AskedColors, FIVE_COLORS } from '@/kit/shared/palette/palette';
import { BRAND_FORMATS } from '../contract';
import { COLOR_HELP } from '../contract.questions';

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && BRAND_FORMATS.color.test(value);

/** Another color that is not one is reported at its own field. */
function readable(name: ColorName, value: string, siblings: Partial<AskedColors>): true | string {
  const asked = { ...siblings, [name]: value } as AskedColors;
  if (!FIVE_COLORS.every((one) => isColor(asked[one]))) return true;
  const { accent, print, printAccent } = asked;
  const chosen = [accent, print, printAccent].every((one) => !one || isColor(one));
  const color = chosen && checkColors(asked).find((one) => one.name === name);
  return (color && refusalOf(color)) || true;
}

const color = (name: ColorName, label: string, description: string, required = true): TextField => ({
  name,
  label,
  type: 'text',
  required,
  maxLength: 7,
  validate: (value: unknown, { siblingData }: { siblingData: Partial<AskedColors> }) => {
    if (!value && !required) return true;
    return isColor(value)
      ? readable(name, value, siblingData)
      : 'Please enter a color as # and six digits, like #336699';
  },
  admin: { description },
});

/** The five colors from which every other one follows, and three that a brand may choose itself. */
export const colorFields: GroupField = {
  name: 'colors',
  label: 'Colors',
  type: 'group',
  fields: [
    color('paper', 'Paper', COLOR_HELP.paper),
    color('ink', 'Ink', COLOR_HELP.ink),
    color('primary', 'Primary', COLOR_HELP.primary),
    color('light', 'Light', COLOR_HELP.light),
    color('highlight', 'Highlight', COLOR_HELP.highlight),
    {
      name: 'colorsInUse',
      type: 'ui',
      admin: { components: { Field: '/src/features/brand/admin/colors-in-use#ColorsInUse' } },
    },
    color('accent', 'Accent', 'Between Primary and Light. Empty: it follows from them.', false),
    color('print', 'Print', 'On printed pieces. Empty: it follows from Primary.', false),
    color('printAccent', 'Print accent', 'Beside Print. Empty: it follows from Primary.', false),
  ],
};
