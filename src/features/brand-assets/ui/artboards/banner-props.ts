import type { ReactNode } from 'react';
import type { AssetBrand, Size } from '../../contract';

export type BannerProps = {
  /** The asset that is drawn from it. */
  name: string;
  size: Size;
  brand: AssetBrand;
  /** Three phone screens of 320 by 680; the one in the middle is the app's first. */
  screens: ReactNode[];
};
