import { Glyph } from '@/kit/ui/glyph';
import s from './search-field.module.css';

export function SearchField({ words }: { words: string }) {
  return (
    <div className={s.field}>
      <Glyph name="search" size={18} color="var(--color-ink-soft)" />
      {words}
    </div>
  );
}
