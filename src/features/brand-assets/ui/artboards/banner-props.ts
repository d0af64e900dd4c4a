import type { ReactNode } from 'react';
import type { AssetBrand, Size } from '../../contract';
import type { AssetsWords } from '../../contract.texts';

export type BannerProps = {
  /** Name of the asset drawn from it. */
  name: string;
  size: Size;
  brand: AssetBrand;
  words: AssetsWords['drawn'];
  /** Three phone screens of 320 by 680; the middle one is the app's first screen. */
  screens: ReactNode[];
};
