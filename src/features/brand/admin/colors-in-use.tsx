'use client';

import { useFormFields } from '@payloadcms/ui';
import {
  type CheckedColor,
  type ColorName,
  checkColors,
  measureOf,
  refusalOf,
} from '@/shared/palette/limits';
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

/** Which colors pages will use, before anything is saved: one that is hard to read is made lighter or darker. */
export function ColorsInUse() {
  const typed = useFormFields(([fields]) =>
    JSON.stringify(NAMES.map(([name]) => fields[`colors.${name}`]?.value ?? '')),
  );
  const values: string[] = JSON.parse(typed);
  const isWhole = NAMES.every(
    ([, , isRequired], at) => (!isRequired && !values[at]) || BRAND_FORMATS.colour.test(values[at] ?? ''),
  );
  if (!isWhole) return <p className="brand-colors__note">Each color is # and six digits, like #336699.</p>;
  const asked = Object.fromEntries(NAMES.map(([name], at) => [name, values[at]])) as Record<
    ColorName,
    string
  >;
  const checked = checkColors(asked);
  return (
    <div className="brand-colors">
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
          {NAMES.flatMap(([name, label]) => {
            const color = checked.find((one) => one.name === name);
            return color ? <Row key={name} label={label} color={color} /> : [];
          })}
        </tbody>
      </table>
    </div>
  );
}
