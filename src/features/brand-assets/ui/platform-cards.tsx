import { ArrowUpRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from '@/ui/button-link';
import { SocialLogo } from '@/ui/social-logos';
import { type AssetBrand, PLATFORMS, type Platform, type PlatformKey } from '../contract';
import type { BannerProps } from './artboards/banner-props';
import { ProfileArtboard } from './artboards/profile-artboard';
import { FacebookBanner, InstagramBanner, LinkedinBanner } from './artboards/temple-banner';
import { TiktokBackground } from './artboards/tiktok-background';
import { XBanner } from './artboards/x-banner';
import { type Asset, platformAssets } from './assets';
import s from './platform-cards.module.css';
import { Proof } from './proof';
import { AssetButtons } from './studio/asset-buttons';

const BANNERS: Record<PlatformKey, ComponentType<BannerProps>> = {
  facebook: FacebookBanner,
  instagram: InstagramBanner,
  linkedin: LinkedinBanner,
  x: XBanner,
  tiktok: TiktokBackground,
};

type Props = { brand: AssetBrand; screens: ReactNode[] };

export function PlatformCards({ brand, screens }: Props) {
  const assets = platformAssets(brand.prefix);
  return (
    <section className={`container-page ${s.section}`} aria-labelledby="platforms">
      <h2 id="platforms">Profiles and banners</h2>
      {PLATFORMS.map((platform) => (
        <PlatformCard
          key={platform.key}
          platform={platform}
          profile={assets.find(({ key }) => key === `${platform.key}-profile`) as Asset}
          banner={assets.find(({ key }) => key === `${platform.key}-banner`) as Asset}
          brand={brand}
          screens={screens}
        />
      ))}
    </section>
  );
}

type CardProps = Props & { platform: Platform; profile: Asset; banner: Asset };

/** One platform's profile picture and banner, side by side as the platform shows them. */
function PlatformCard({ platform, profile, banner, brand, screens }: CardProps) {
  const { key, name, color, hasPage, bannerLabel } = platform;
  const address = hasPage ? brand.social[key] : '';
  const Banner = BANNERS[key];
  const sized = ({ width, height }: Asset) => `(${width}x${height})`;
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
            aria-label={`Visit Page: ${name} (opens in a new tab)`}
          >
            Visit Page
            <ArrowUpRight size={17} aria-hidden="true" />
          </ButtonLink>
        ) : null}
      </header>
      <div className={s.profile}>
        <Proof
          asset={profile}
          title="Profile Picture"
          below={<AssetButtons asset={profile} words={`Download ${sized(profile)}`} />}
        >
          <ProfileArtboard name={profile.key} size={profile} brand={brand} />
        </Proof>
      </div>
      <div className={s.banner}>
        <Proof
          asset={banner}
          title={bannerLabel}
          below={<AssetButtons asset={banner} words={`Download ${sized(banner)}`} variant="primary" />}
        >
          <Banner name={banner.key} size={banner} brand={brand} screens={screens} />
        </Proof>
      </div>
    </article>
  );
}
