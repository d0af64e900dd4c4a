import { Glyph } from '@/kit/ui/glyph';
import s from './contact-card.module.css';
import { contactFacts } from './profile-facts';

/** Ways to reach the member, each with its label. */
export function ContactCard() {
  return (
    <>
      {contactFacts.map(({ glyph, label, value }, i) => (
        <div key={label} className={i === 0 ? `${s.fact} ${s.first}` : s.fact}>
          <Glyph name={glyph} size={23} color="var(--color-violet-hover-word)" />
          <div>
            <div className={s.label}>{label}</div>
            <div className={s.value}>{value}</div>
          </div>
        </div>
      ))}
    </>
  );
}
