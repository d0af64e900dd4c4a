import { ArrowUpRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from '@/kit/ui/button-link';
import { SocialLogo } from '@/kit/ui/social-logos';
import { type AssetBrand, PLATFORMS, type Platform, type PlatformKey } from '../contract';
import type { AssetsWords } from '../contract.texts';
import type { BannerProps } from './artboards/banner-props';
import { ProfileArtboard } from './artboards/profile-artboard';
import { FacebookBanner, InstagramBanner, LinkedinBanner } from './artboards/temple-banner';
import { TiktokBackground } from './artboards/tiktok-background';
import { XBanner } from './artboards/x-banner';
import { type BrandAsset, platformAssets } from './assets';
import { DownloadButtons } from './download-buttons';
import s from './platform-cards.module.css';
import { Proof } from './proof';

const BANNERS: Record<PlatformKey, ComponentType<BannerProps>> = {
  facebook: FacebookBanner,
  instagram: InstagramBanner,
  linkedin: LinkedinBanner,
  x: XBanner,
  tiktok: TiktokBackground,
};

type Props = { brand: AssetBrand; screens: ReactNode[]; words: AssetsWords };

export function PlatformCards({ brand, screens, words }: Props) {
  const assets = platformAssets(brand.prefix);
  return (
    <section className={`container-page ${s.section}`} aria-labelledby="platforms">
      <h2 id="platforms">{words.platforms.heading}</h2>
      {PLATFORMS.map((platform) => (
        <PlatformCard
          key={platform.key}
          platform={platform}
          profile={assets.find(({ key }) => key === `${platform.key}-profile`) as BrandAsset}
          banner={assets.find(({ key }) => key === `${platform.key}-banner`) as BrandAsset}
          brand={brand}
          screens={screens}
          words={words}
        />
      ))}
    </section>
  );
}

type CardProps = Props & { platform: Platform; profile: BrandAsset; banner: BrandAsset };

/** One platform's profile picture and banner, side by side as the platform shows them. */
function PlatformCard({ platform, profile, banner, brand, screens, words }: CardProps) {
  const { key, name, color, hasPage, bannerKind } = platform;
  const { visit, newTab } = words.platforms;
  const address = hasPage ? brand.social[key] : '';
  const Banner = BANNERS[key];
  return (
    <article className={s.card} data-platform={key}>
      <header className={s.head}>
        <span className={s.logo} style={{ color }}>
          <SocialLogo network={key} size={30} />
        </span>
        <h3>{name}</h3>
        {address ? (
          <ButtonLink
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            variant="outline"
            size="sm"
            aria-label={`${visit}: ${name} ${newTab}`}
          >
            {visit}
            <ArrowUpRight size={17} aria-hidden="true" />
          </ButtonLink>
        ) : null}
      </header>
      <div className={s.profile}>
        <Proof
          asset={profile}
          title={words.platforms.profile}
          below={<DownloadButtons asset={profile} words={words} />}
        >
          <ProfileArtboard name={profile.key} size={profile} brand={brand} />
        </Proof>
      </div>
      <div className={s.banner}>
        <Proof
          asset={banner}
          title={words.platforms[bannerKind]}
          below={<DownloadButtons asset={banner} words={words} variant="primary" />}
        >
          <Banner name={banner.key} size={banner} brand={brand} screens={screens} words={words.drawn} />
        </Proof>
      </div>
    </article>
  );
}
