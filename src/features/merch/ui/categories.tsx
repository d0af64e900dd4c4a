import { BrandMark } from '@/ui/brand-mark';
import s from './categories.module.css';
import { Garment } from './garment';

/** What we make, on one clothes rail. */
export function Categories({ markPath }: { markPath: string }) {
  const racks = [
    {
      title: 'Chapter apparel',
      text: 'Tees, crewnecks and caps your members wear on a Tuesday, not only at recruitment.',
      piece: <Garment kind="crewneck" color="var(--color-lilac)" />,
    },
    {
      title: 'Event designs',
      text: 'A new design for every formal, philanthropy week or bid day. Never last year’s with a new date.',
      piece: (
        <Garment kind="tee" color="var(--color-on-night)">
          <span className={s.event}>Bid Day</span>
        </Garment>
      ),
    },
    {
      title: 'Greek-letter items',
      text: 'Your letters, spaced and sized the way your house draws them.',
      piece: (
        <Garment kind="cap" color="var(--color-violet-2)">
          <span className={s.letters}>ΨΔΞ</span>
        </Garment>
      ),
    },
    {
      title: 'Bags and more',
      text: 'Totes for a retreat, towels for a lake day. Just ask: you’ll get the same open pricing.',
      piece: (
        <Garment kind="tote" color="var(--color-brass-light)">
          <BrandMark path={markPath} size="46%" className={s.mark} />
        </Garment>
      ),
    },
  ];
  return (
    <section id="categories" className={`on-ink ${s.section}`}>
      <div className="container-page">
        <h2 className={s.title}>Made for one chapter at a time.</h2>
      </div>
      <ul className={s.rail}>
        {racks.map(({ title, text, piece }) => (
          <li key={title} className={`animate-on-scroll ${s.rack}`}>
            <div className={s.piece}>{piece}</div>
            <h3 className={s.name}>{title}</h3>
            <p className={s.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
