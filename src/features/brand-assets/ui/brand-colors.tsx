import { contrast, readableOn } from '@/shared/colors';
import type { AssetBrand } from '../contract';
import s from './brand-colors.module.css';
import { CopyText } from './studio/copy-text';

const NAMES: [keyof AssetBrand['colors'], string][] = [
  ['primary', 'Primary'],
  ['accent', 'Accent'],
  ['light', 'Light'],
  ['print', 'Print'],
  ['printAccent', 'Print accent'],
];
const WHITE = '#ffffff';

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');

/** What a contrast ratio suffices for (WCAG 2.2, AA). */
const use = (ratio: number) => {
  if (ratio >= 4.5) return 'any text';
  return ratio >= 3 ? 'large text' : 'no text';
};
const figure = (ratio: number) => ratio.toFixed(2);

/** The five colors, each as wide as its share of use, with the text colors that are readable on it. */
export function BrandColors({ colors }: Pick<AssetBrand, 'colors'>) {
  return (
    <section className={s.section} aria-labelledby="brand-colors">
      <h2 id="brand-colors">Colors</h2>
      <ul className={s.colors}>
        {NAMES.map(([key, name]) => {
          const hex = colors[key].toLowerCase();
          const grounds = [
            { label: 'White text', ratio: contrast(WHITE, hex) },
            { label: 'Ink text', ratio: contrast(colors.ink, hex) },
          ];
          return (
            <li key={key} className={s.color}>
              <div
                className={s.swatch}
                style={{ background: hex, color: readableOn(hex, colors.ink) }}
                aria-hidden="true"
              >
                Aa
              </div>
              <div className={s.facts}>
                <h3>{name}</h3>
                <p className={s.value}>
                  {hex}
                  <br />
                  rgb({rgbOf(hex)})
                </p>
                <dl>
                  {grounds.map(({ label, ratio }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        {figure(ratio)} : 1, {use(ratio)}
                      </dd>
                    </div>
                  ))}
                </dl>
                <CopyText text={hex} what={`${name.toLowerCase()} color`} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
