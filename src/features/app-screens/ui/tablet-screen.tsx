import type { ReactNode } from 'react';
import { Glyph } from '@/kit/ui/glyph';
import type { ScreenBrand } from '../contract';
import s from './tablet-screen.module.css';
import { type TabletPlace, TabletSideBar } from './tablet-side-bar';

type TabletScreenProps = {
  brand: ScreenBrand;
  place: TabletPlace;
  /** Color of the status bar icons: white where the page starts dark. */
  signs?: 'var(--color-ink)' | '#ffffff';
  children: ReactNode;
};

/** The artboard of one tablet screen: exactly 1024 by 1366 CSS px, a sidebar of 232 px and the page beside it. */
export function TabletScreen({ brand, place, signs = 'var(--color-ink)', children }: TabletScreenProps) {
  return (
    <div className={s.screen}>
      <TabletSideBar brand={brand} place={place} />
      <div className={s.main}>
        <span className={s.signals}>
          <Glyph name="wifi" size={16} strokeWidth={2.4} color={signs} />
          <Glyph name="battery-full" size={20} strokeWidth={2} color={signs} />
        </span>
        {children}
      </div>
    </div>
  );
}
