'use client';

import { useFormFields } from '@payloadcms/ui';
import {
  type CheckedColor,
  type ColorName,
  checkColors,
  measureOf,
  refusalOf,
} from '@/kit/shared/palette/limits';
import type { AskedColors } from '@/kit/shared/palette/palette';
import { BRAND_FORMATS } from '../contract';

const NAMES: [ColorName, label: string, isRequired: boolean][] = [
  ['paper', 'Paper', true],
  ['ink', 'Ink', true],
  ['primary', 'Primary', true],
  ['light', 'Light', true],
  ['highlight', 'Highlight', true],
  ['accent', 'Accent', false],
  ['print', 'Print', false],
  ['printAccent', 'Print accent', false],
];

const Swatch = ({ color }: { color: string }) => (
  <span className="brand-colors__color">
    <span aria-hidden className="brand-colors__swatch" style={{ background: color }} />
    {color}
  </span>
);

const Row = ({ label, color }: { label: string; color: CheckedColor }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>
      <Swatch color={color.asked} />
    </td>
    <td>{color.isRefused ? 'Refused' : <Swatch color={color.used} />}</td>
    <td>{refusalOf(color) ?? measureOf(color)}</td>
  </tr>
);

type ColorTableProps = {
  asked: Partial<Record<ColorName, string | null>>;
  /** Rows that are shown; all of them by default. */
  names?: readonly ColorName[];
};

/** Which colors pages will use, before anything is saved: one that is hard to read is made lighter or darker. */
export function ColorTable({ asked, names }: ColorTableProps) {
  const isWhole = NAMES.every(
    ([name, , isRequired]) => (!isRequired && !asked[name]) || BRAND_FORMATS.color.test(asked[name] ?? ''),
  );
  if (!isWhole) return <p className="brand-colors__note">Each color is # and six digits, like #336699.</p>;
  const checked = checkColors(asked as AskedColors);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is wider than its place, and scrolls by keyboard
    <section className="brand-colors" aria-label="Colors in use" tabIndex={0}>
      <table>
        <caption>What pages use</caption>
        <thead>
          <tr>
            <th scope="col">Color</th>
            <th scope="col">Asked</th>
            <th scope="col">Used</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {NAMES.filter(([name]) => names?.includes(name) ?? true).flatMap(([name, label]) => {
            const color = checked.find((one) => one.name === name);
            return color ? <Row key={name} label={label} color={color} /> : [];
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The table of the colors in this form, as they are typed. */
export function ColorsInUse() {
  const typed = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(NAMES.map(([name]) => [name, fields[`colors.${name}`]?.value ?? '']))),
  );
  return <ColorTable asked={JSON.parse(typed)} />;
}
