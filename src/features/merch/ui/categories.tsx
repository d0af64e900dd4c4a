import { SwipeList } from '@/kit/ui/swipe-list';
import type { MerchWords } from '../contract.texts';
import type { Dye } from '../rules/dye';
import s from './categories.module.css';
import { Garment } from './garment/garment';

type CategoriesProps = {
  cloths: readonly Dye[];
  inks: readonly Dye[];
  /** Letters on what has no words of its own. */
  letters: string;
  words: MerchWords['categories'];
};

/** What we make, on one clothes rail. */
export function Categories({ cloths, inks, letters, words }: CategoriesProps) {
  const dyed = (cloth: string, ink: string) => ({
    cloth: colorOf(cloths, cloth),
    ink: colorOf(inks, ink),
  });
  const racks = [
    {
      title: words.apparel,
      text: words.apparelText,
      piece: <Garment piece="front" {...dyed('deep', 'highlight')} print={letters} />,
    },
    {
      title: words.events,
      text: words.eventsText,
      piece: <Garment piece="back" {...dyed('white', 'primary')} print={words.eventPrint} />,
    },
    {
      title: words.letters,
      text: words.lettersText,
      piece: <Garment piece="hoodie" {...dyed('slate', 'white')} print={words.lettersPrint} />,
    },
    {
      title: words.caps,
      text: words.capsText,
      piece: <Garment piece="cap" {...dyed('primary', 'white')} print={letters} />,
    },
    {
      title: words.banners,
      text: words.bannersText,
      piece: <Garment piece="banner" {...dyed('deep', 'highlight')} print={letters} />,
    },
  ];
  return (
    <section id="categories" className={`on-ink ${s.section}`}>
      <div className="container-page">
        <h2 className={s.title}>{words.heading}</h2>
      </div>
      <SwipeList label={words.heading} className={s.rail}>
        {racks.map(({ title, text, piece }) => (
          <li key={title} className={`animate-on-scroll ${s.rack}`}>
            <div className={s.piece}>{piece}</div>
            <h3 className={s.name}>{title}</h3>
            <p className={s.text}>{text}</p>
          </li>
        ))}
      </SwipeList>
    </section>
  );
}

const colorOf = (dyes: readonly Dye[], id: string) => dyes.find((dye) => dye.id === id)?.value ?? '';
