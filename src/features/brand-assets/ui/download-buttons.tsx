import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { AssetsWords } from '../contract.texts';
import type { BrandAsset } from './assets';
import { AssetButtons } from './studio/asset-buttons';

type Props = {
  asset: BrandAsset;
  words: AssetsWords;
  /** Label of the button, unless it is the one that all pictures share. */
  label?: string;
  variant?: 'primary';
};

/** Its buttons in the owner's words. */
export const DownloadButtons = ({
  asset,
  words: { platforms, information, work },
  label,
  variant,
}: Props) => (
  <AssetButtons
    asset={asset}
    words={fillPlaceholders(label ?? platforms.download, { size: `${asset.width}x${asset.height}` })}
    copying={{ image: platforms.copyImage, what: information.copyWhat, said: information.said }}
    work={work}
    variant={variant}
  />
);
