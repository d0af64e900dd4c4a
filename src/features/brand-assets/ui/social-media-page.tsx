import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { AssetBrand, CodePath, GuidelinesView } from '../contract';
import type { AssetsWords } from '../contract.texts';
import { phoneAsset, platformAssets, printAssets, tabletAsset } from './assets';
import { BrandColors } from './brand-colors';
import { BrandInformation } from './brand-information';
import { BrandMarkFile } from './brand-mark-file';
import { JumpLinks } from './jump-links';
import { PlatformCards } from './platform-cards';
import { PrintPieces } from './print-pieces';
import { Screens, type ShownScreen } from './screens';
import s from './social-media-page.module.css';
import { AllAssets } from './studio/all-assets';
import { News } from './studio/news';
import { UsageGuidelines } from './usage-guidelines';

type Props = {
  brand: AssetBrand;
  guidelines: GuidelinesView;
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
      <News />
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
