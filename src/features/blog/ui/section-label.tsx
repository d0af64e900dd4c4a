import type { Section } from '../contract';
import s from './section-label.module.css';

export function SectionLabel({ section }: { section: Section }) {
  return (
    <p className={s.section}>
      <i>{section.numeral}</i> {section.name}
    </p>
  );
}
