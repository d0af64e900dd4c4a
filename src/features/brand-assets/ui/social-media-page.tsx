import { contrast, readableOn } from '@/kit/shared/colors';
import { WHITE } from '@/kit/shared/palette/contrast-limits';
import type { CodePath } from '@/kit/shared/picture';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { AssetBrand } from '../contract';
import type { GuidelinesWords } from '../contract.guidelines-texts';
import type { AssetsWords } from '../contract.texts';
import { phoneAsset, platformAssets, printAssets, tabletAsset } from './assets';
import brandColorsStyles from './brand-colors.module.css';
import brandInformationStyles from './brand-information.module.css';
import { PlatformCards } from './platform-cards';
import { PrintPieces } from './print-pieces';
import { Screens, type ShownScreen } from './screens';
import s from './social-media-page.module.css';
import { AllAssets } from './studio/all-assets';
import { CopyText } from './studio/copy-text';
import { DownloadStatus } from './studio/download-status';
import usageGuidelinesStyles from './usage-guidelines.module.css';

const SHOWN = ['primary', 'accent', 'light', 'print', 'printAccent'] as const;

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');

/** What a contrast ratio suffices for (WCAG 2.2, AA). */
const use = (ratio: number, words: AssetsWords['colors']) => {
  if (ratio >= 4.5) return words.any;
  return ratio >= 3 ? words.large : words.none;
};
const figure = (ratio: number) => ratio.toFixed(2);

type BrandColorsProps = Pick<AssetBrand, 'colors'> & { words: AssetsWords };

/** The five colors, each as wide as its share of use, with the text colors that are readable on it. */
function BrandColors({ colors, words: { colors: words, information } }: BrandColorsProps) {
  return (
    <section className={brandColorsStyles.section} aria-labelledby="brand-colors">
      <h2 id="brand-colors">{words.heading}</h2>
      <ul className={brandColorsStyles.colors}>
        {SHOWN.map((key) => {
          const name = words[key];
          const hex = colors[key].toLowerCase();
          const grounds = [
            { label: words.white, ratio: contrast(WHITE, hex) },
            { label: words.ink, ratio: contrast(colors.ink, hex) },
          ];
          return (
            <li key={key} className={brandColorsStyles.color}>
              <div
                className={brandColorsStyles.swatch}
                style={{ background: hex, color: readableOn(hex, colors.ink) }}
                aria-hidden="true"
              >
                Aa
              </div>
              <div className={brandColorsStyles.facts}>
                <h3>{name}</h3>
                <p className={brandColorsStyles.value}>
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

const KEY_BENEFITS = 4;

type BrandInformationProps = { brand: AssetBrand; description: string; words: AssetsWords['information'] };

/** Text to paste: each line has its own copy button. */
function BrandInformation({ brand, description, words }: BrandInformationProps) {
  const rows = [
    { name: words.title, text: brand.tagline },
    { name: words.name, text: brand.name },
    { name: words.description, text: description },
    { name: words.urgent, text: brand.announcements[0] ?? '' },
  ].filter(({ text }) => text);
  return (
    <section className={brandInformationStyles.section} aria-labelledby="brand-information">
      <h2 id="brand-information">{words.heading}</h2>
      <dl className={brandInformationStyles.ledger}>
        {rows.map(({ name, text }) => (
          <div key={name} className={brandInformationStyles.row}>
            <dt>{name}</dt>
            <dd className={brandInformationStyles.text}>{text}</dd>
            <dd>
              <CopyText text={text} what={name.toLowerCase()} words={words} />
            </dd>
          </div>
        ))}
        <div className={brandInformationStyles.benefits}>
          <dt>{words.benefits}</dt>
          <dd>
            <ol>
              {brand.benefits.slice(0, KEY_BENEFITS).map(({ title, text }, place) => (
                <li key={title}>
                  <p>
                    <strong>{title}.</strong> {text}
                  </p>
                  <CopyText
                    text={`${title}. ${text}`}
                    what={`key benefit ${place + 1}: ${title}`}
                    words={words}
                  />
                </li>
              ))}
            </ol>
          </dd>
        </div>
      </dl>
    </section>
  );
}

type UsageGuidelinesProps = { guidelines: GuidelinesWords; words: AssetsWords['usage'] };

/** Two columns of advice, numbered like articles. */
function UsageGuidelines({ guidelines: { usage, practices, suggestions }, words }: UsageGuidelinesProps) {
  return (
    <section className={usageGuidelinesStyles.section} aria-labelledby="usage">
      <div className="container-page">
        <h2 id="usage">{words.heading}</h2>
        <p className={`text-lead ${usageGuidelinesStyles.lead}`}>{usage.lead}</p>
        <div className={usageGuidelinesStyles.columns}>
          {[practices, suggestions].map(({ heading, rows }, column) => (
            <div key={column}>
              <h3>{heading}</h3>
              <dl>
                {rows.map(({ name, text }, place) => (
                  <div key={place}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const sectionsOf = (words: AssetsWords) =>
  [
    ['brand-information', words.information.heading],
    ['brand-colors', words.colors.heading],
    ['platforms', words.platforms.heading],
    ['app-screenshots', words.screens.phones],
    ['ipad-screenshots', words.screens.tablets],
    ['print', words.print.heading],
    ['usage', words.usage.heading],
  ] as const;

/** On a phone, the page is some thirty screens long. */
function JumpLinks({ hasTablets, words }: { hasTablets: boolean; words: AssetsWords }) {
  const shown = sectionsOf(words).filter(([id]) => hasTablets || id !== 'ipad-screenshots');
  return (
    <nav aria-label={words.opening.jump} className={`container-page ${s.jump}`}>
      <ul>
        {shown.map(([id, heading]) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const drawing = ({ markPath, colors }: AssetBrand) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><path fill="${colors.primary}" d="${markPath}"/></svg>`;

type BrandMarkFileProps = { brand: AssetBrand; words: string; className?: string };

/** The mark as an SVG file for printers. It is a link, so it works without scripts. */
function BrandMarkFile({ brand, words, className }: BrandMarkFileProps) {
  const href = `data:image/svg+xml,${encodeURIComponent(drawing(brand))}`;
  return (
    <a className={className} href={href} download={`${brand.prefix}-Mark.svg`}>
      {words}
    </a>
  );
}

type Props = {
  brand: AssetBrand;
  guidelines: GuidelinesWords;
  words: AssetsWords;
  screens: ShownScreen[];
  links: { address: string; code: CodePath };
  home: { address: string; code: CodePath };
};

/** Banner columns, left to right. */
const IN_BANNERS = ['check-in', 'dashboard', 'roster'];

export function SocialMediaPage({ brand, guidelines, words, screens, links, home }: Props) {
  const { intro, information } = guidelines;
  const phones = IN_BANNERS.map((name) => screens.find(({ key }) => key === name)?.phone);
  const assets = [
    ...platformAssets(brand.prefix),
    ...screens.map(phoneAsset),
    ...screens.filter(({ tablet }) => tablet).map(tabletAsset),
    ...printAssets,
  ];
  const { name, updatedAt } = brand;
  return (
    <PageMain above="paper-2" className={s.page}>
      <DownloadStatus />
      <header className={`container-page ${s.opening}`}>
        <div>
          <h1>{intro.heading}</h1>
          <p className="text-lead">{intro.lead}</p>
          <BrandMarkFile brand={brand} words={words.opening.mark} className="text-link" />
          <p className={s.note}>{words.opening.scripts}</p>
        </div>
        <div className={`engraved ${s.card}`}>
          <AllAssets
            assets={assets}
            brand={{ name, updatedAt }}
            file={`${brand.prefix}-brand-assets.zip`}
            words={words.pack}
            work={words.work}
          />
        </div>
      </header>
      <JumpLinks hasTablets={screens.some(({ tablet }) => tablet)} words={words} />
      <div className={`container-page ${s.words}`}>
        <BrandInformation brand={brand} description={information.description} words={words.information} />
        <BrandColors colors={brand.colors} words={words} />
      </div>
      <div className={s.platforms}>
        <PlatformCards brand={brand} screens={phones} words={words} />
      </div>
      <Screens screens={screens} words={words} />
      <PrintPieces brand={brand} screens={phones} words={words} links={links} home={home} />
      <UsageGuidelines guidelines={guidelines} words={words.usage} />
    </PageMain>
  );
}
