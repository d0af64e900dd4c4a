import { Glyph } from '@/kit/ui/glyph';
import type { GlyphName } from '@/kit/ui/glyph-shapes';
import s from './action-button.module.css';

type ActionButtonProps = {
  glyph: GlyphName;
  /** Without text it is a square. */
  words?: string;
  tone?: 'violet' | 'paper' | 'night';
};

export function ActionButton({ glyph, words, tone = 'violet' }: ActionButtonProps) {
  return (
    <div className={`${s.button} ${s[tone]}`}>
      <Glyph
        name={glyph}
        size={18}
        strokeWidth={2}
        color={tone === 'paper' ? 'var(--color-ink)' : '#ffffff'}
      />
      {words && <span>{words}</span>}
    </div>
  );
}
