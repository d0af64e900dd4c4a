import type { MerchWords } from '../../contract.texts';
import type { Dye } from '../../rules/dye';
import { PIECES } from '../../rules/pieces';
import { MARGIN_TIERS } from '../../rules/shirt-price';
import { Garment } from '../garment/garment';
import { PriceReceipt } from '../price-receipt';
import s from './plain-studio.module.css';

type PlainStudioProps = { cloth: Dye; ink: Dye; words: MerchWords['pricing'] };

/** Without JavaScript: every piece in letters of nobody, and a receipt for each order of the year. */
export function PlainStudio({ cloth, ink, words }: PlainStudioProps) {
  return (
    <noscript>
      <div className={`container-page ${s.plain}`}>
        <div className={s.pieces}>
          {PIECES.map(({ id }) => (
            <Garment key={id} piece={id} cloth={cloth.value} ink={ink.value} print="ΑΒΓ" />
          ))}
        </div>
        <ul className={s.receipts}>
          {MARGIN_TIERS.map(({ margin, order }) => (
            <li key={margin}>
              <p className={s.order}>{order}</p>
              <PriceReceipt piece="front" margin={margin} words={words} />
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}
