import { ChevronRight } from 'lucide-react';
import { HELP_PATH } from '../rules/help-facts';
import s from './crumbs.module.css';

/** @param last a page, or what this page is called */
export function Crumbs({ last }: { last: { label: string; href?: string } }) {
  return (
    <nav className={s.crumbs} aria-label="You are here">
      <a href={HELP_PATH}>Help</a>
      <ChevronRight aria-hidden="true" size={15} strokeWidth={1.75} />
      {last.href ? <a href={last.href}>{last.label}</a> : <span>{last.label}</span>}
    </nav>
  );
}
