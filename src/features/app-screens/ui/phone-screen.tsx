import type { ReactNode } from 'react';
import { Glyph } from '@/ui/glyph';
import s from './phone-screen.module.css';
import { TabBar, type TabName } from './tab-bar';

type PhoneScreenProps = {
  /** What the status bar's clock says. */
  time: string;
  tab: TabName;
  tone?: 'paper' | 'ink';
  children: ReactNode;
};

/**
 * The artboard of one app screen: exactly 320 by 680 CSS px, its own colours and type on its root, so that
 * it looks the same inside a phone frame, off-screen and in an exported picture. It holds no control:
 * whoever shows it gives it a name (`role="img"`) or hides it.
 */
export function PhoneScreen({ time, tab, tone = 'paper', children }: PhoneScreenProps) {
  const color = tone === 'ink' ? '#ffffff' : '#1b1033';
  return (
    <div className={`${s.screen} ${s[tone]}`}>
      <div className={s.island} />
      <div className={s.status}>
        <span>{time}</span>
        <span className={s.signals}>
          <Glyph name="signal" size={14} strokeWidth={2.4} color={color} />
          <Glyph name="wifi" size={14} strokeWidth={2.4} color={color} />
          <Glyph name="battery-full" size={18} strokeWidth={2} color={color} />
        </span>
      </div>
      {children}
      <TabBar current={tab} />
    </div>
  );
}
