import type { ReactNode } from 'react';
import { Glyph } from '@/kit/ui/glyph';
import s from './phone-screen.module.css';

const tabs = [
  { name: 'Home', glyph: 'house' },
  { name: 'Events', glyph: 'calendar' },
  { name: 'Roster', glyph: 'users' },
  { name: 'Dues', glyph: 'wallet' },
  { name: 'Chat', glyph: 'message-circle' },
] as const;

type TabName = (typeof tabs)[number]['name'];

function TabBar({ current }: { current: TabName }) {
  return (
    <div className={s.bar}>
      {tabs.map(({ name, glyph }) => {
        const on = name === current;
        return (
          <div key={name} className={on ? s.on : s.tab}>
            <Glyph
              name={glyph}
              size={22}
              strokeWidth={on ? 2.1 : 1.75}
              color={on ? 'var(--color-violet-hover-word)' : 'var(--color-ink-3)'}
            />
            {name}
          </div>
        );
      })}
      <div className={s.handle} />
    </div>
  );
}

type PhoneScreenProps = {
  /** Time shown in the status bar. */
  time: string;
  tab: TabName;
  tone?: 'paper' | 'ink';
  children: ReactNode;
};

/**
 * The artboard of one app screen: exactly 320 by 680 CSS px. It sets its own colors and type at its root, so it looks
 * the same inside a phone frame, off-screen and in an exported picture. It contains no controls; the component that
 * shows it must name it (`role="img"`) or hide it.
 */
export function PhoneScreen({ time, tab, tone = 'paper', children }: PhoneScreenProps) {
  const color = tone === 'ink' ? '#ffffff' : 'var(--color-ink)';
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
