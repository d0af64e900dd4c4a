import type { Section } from '../contract';
import type { BlogWords } from '../contract.texts';
import s from './section-label.module.css';

export function SectionLabel({ section, words }: { section: Section; words: BlogWords['sections'] }) {
  return (
    <p className={s.section}>
      <i>{section.numeral}</i> {words[section.key]}
    </p>
  );
}
