import { Search } from 'lucide-react';
import { Button } from '@/ui/button';
import { SEARCH_MAX, SEARCH_PATH } from '../rules/help-facts';
import s from './search-form.module.css';

/** Works without JavaScript: it leads to the page with the answers. */
export function SearchForm({ asked = '', isLarge = false }: { asked?: string; isLarge?: boolean }) {
  return (
    <search>
      <form action={SEARCH_PATH} className={s.bar} data-large={isLarge || undefined}>
        <Search aria-hidden="true" size={22} strokeWidth={1.75} />
        <input
          type="search"
          name="q"
          aria-label="Search help"
          placeholder="What do you want to do?"
          defaultValue={asked}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          dir="auto"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
