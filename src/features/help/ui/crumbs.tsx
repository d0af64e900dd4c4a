import { ChevronRight } from 'lucide-react';
import type { HelpWords } from '../contract.texts';
import { HELP_PATH } from '../rules/help-facts';
import s from './crumbs.module.css';

type CrumbsProps = {
  /** A page, or what this page is called. */
  last: { label: string; href?: string };
  words: HelpWords['way'];
};

export function Crumbs({ last, words }: CrumbsProps) {
  return (
    <nav className={s.crumbs} aria-label={words.here}>
      <a href={HELP_PATH}>{words.help}</a>
      <ChevronRight aria-hidden="true" size={15} strokeWidth={1.75} />
      {last.href ? <a href={last.href}>{last.label}</a> : <span>{last.label}</span>}
    </nav>
  );
}
