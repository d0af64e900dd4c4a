import { Search } from 'lucide-react';
import { Button } from '@/kit/ui/button';
import type { HelpWords } from '../contract.texts';
import { SEARCH_MAX, SEARCH_PATH } from '../rules/help-facts';
import s from './search-form.module.css';

type SearchFormProps = { asked?: string; isLarge?: boolean; words: HelpWords['opening'] };

/** Works without JavaScript: it leads to the page with the answers. */
export function SearchForm({ asked = '', isLarge = false, words }: SearchFormProps) {
  return (
    <search>
      <form action={SEARCH_PATH} className={s.bar} data-large={isLarge || undefined}>
        <Search aria-hidden="true" size={22} strokeWidth={1.75} />
        <input
          type="search"
          name="q"
          aria-label={words.search}
          placeholder={words.example}
          defaultValue={asked}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          dir="auto"
        />
        <Button type="submit">{words.submit}</Button>
      </form>
    </search>
  );
}
