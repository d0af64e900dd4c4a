import { Glyph } from '@/kit/ui/glyph';
import s from './tab-bar.module.css';

const tabs = [
  { name: 'Home', glyph: 'house' },
  { name: 'Events', glyph: 'calendar' },
  { name: 'Roster', glyph: 'users' },
  { name: 'Dues', glyph: 'wallet' },
  { name: 'Chat', glyph: 'message-circle' },
] as const;

export type TabName = (typeof tabs)[number]['name'];

export function TabBar({ current }: { current: TabName }) {
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
