import { Fragment, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { BrandMark } from '@/kit/ui/brand-mark';
import { TEAR, TICKET } from '@/kit/ui/ticket-shape';
import type { LinksWords } from '../../contract.texts';
import { aroundPrize } from '../prize-words';
import styles from './share-artboard.module.css';

export type ShareBrand = { name: string; prefix: string; markPath: string; prize: string };
export type ShareWords = LinksWords['picture'] & { heading: string };

const CROWD = Array.from({ length: 19 }, (_, index) => index * 66 - 27);

const sizeOf = (prize: string) => (prize.length <= 4 ? 'short' : prize.length <= 6 ? 'long' : 'longest');

type Props = { ref: Ref<HTMLDivElement>; brand: ShareBrand; words: ShareWords };

/** The picture people share: 1200x630, drawn off-screen, text as HTML and shapes as inline SVG. */
export function ShareArtboard({ ref, brand, words }: Props) {
  const heading = aroundPrize(words.heading).join(brand.prize);
  return createPortal(
    <div ref={ref} className={`by-day ${styles.artboard}`} data-artboard="share" inert aria-hidden="true">
      <svg className={styles.crowd} width="1200" height="90" viewBox="0 0 1200 90">
        {CROWD.map((x) => (
          <path
            key={x}
            fill="var(--color-crowd)"
            d={`M${x} 20a20 20 0 1 0 40 0a20 20 0 1 0-40 0M${x + 7} 50h26v40h-26z`}
          />
        ))}
      </svg>
      <div className={styles.lockup}>
        <BrandMark path={brand.markPath} size={46} />
        <div className={styles.name}>{brand.name}</div>
      </div>
      <div className={styles.win} data-size={sizeOf(brand.prize)}>
        {heading}
      </div>
      <div className={styles.ticket}>
        <svg className={styles.paper} width="1056" height="148" viewBox="0 0 1056 148">
          <path fill="var(--color-card)" d={TICKET} />
          <path fill="none" stroke="var(--color-tear)" strokeWidth="3" strokeDasharray="9 7" d={TEAR} />
        </svg>
        <div className={styles.call}>
          {/* Piazzolla has tight word spaces and the canvas ignores word-spacing, so each word brings its own margin. */}
          {words.call.split(' ').map((word, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words of one text never move
            <Fragment key={place}>
              <span>{word}</span>{' '}
            </Fragment>
          ))}
        </div>
        <div className={styles.one}>1</div>
        <div className={styles.entry}>{words.entry}</div>
      </div>
    </div>,
    document.body,
  );
}
