import { contrast, readableOn } from '@/kit/shared/colors';
import type { AssetBrand } from '../contract';
import type { AssetsWords } from '../contract.texts';
import s from './brand-colors.module.css';
import { CopyText } from './studio/copy-text';

const SHOWN = ['primary', 'accent', 'light', 'print', 'printAccent'] as const;
const WHITE = '#ffffff';

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');

/** What a contrast ratio suffices for (WCAG 2.2, AA). */
const use = (ratio: number, words: AssetsWords['colors']) => {
  if (ratio >= 4.5) return words.any;
  return ratio >= 3 ? words.large : words.none;
};
const figure = (ratio: number) => ratio.toFixed(2);

type Props = Pick<AssetBrand, 'colors'> & { words: AssetsWords };

/** The five colors, each as wide as its share of use, with the text colors that are readable on it. */
export function BrandColors({ colors, words: { colors: words, information } }: Props) {
  return (
    <section className={s.section} aria-labelledby="brand-colors">
      <h2 id="brand-colors">{words.heading}</h2>
      <ul className={s.colors}>
        {SHOWN.map((key) => {
          const name = words[key];
          const hex = colors[key].toLowerCase();
          const grounds = [
            { label: words.white, ratio: contrast(WHITE, hex) },
            { label: words.ink, ratio: contrast(colors.ink, hex) },
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
                        {figure(ratio)} : 1, {use(ratio, words)}
                      </dd>
                    </div>
                  ))}
                </dl>
                <CopyText text={hex} what={`${name.toLowerCase()} color`} words={information} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
