import { BrandMark } from '@/ui/brand-mark';
import type { MerchWords } from '../contract.texts';
import s from './categories.module.css';
import { Garment } from './garment';

/** What we make, on one clothes rail. */
export function Categories({ markPath, words }: { markPath: string; words: MerchWords['categories'] }) {
  const racks = [
    {
      title: words.apparel,
      text: words.apparelText,
      piece: <Garment kind="crewneck" color="var(--color-lilac)" />,
    },
    {
      title: words.events,
      text: words.eventsText,
      piece: (
        <Garment kind="tee" color="var(--color-on-night)">
          <span className={s.event}>{words.eventPrint}</span>
        </Garment>
      ),
    },
    {
      title: words.letters,
      text: words.lettersText,
      piece: (
        <Garment kind="cap" color="var(--color-violet-2)">
          <span className={s.letters}>{words.lettersPrint}</span>
        </Garment>
      ),
    },
    {
      title: words.bags,
      text: words.bagsText,
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
        <h2 className={s.title}>{words.heading}</h2>
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
