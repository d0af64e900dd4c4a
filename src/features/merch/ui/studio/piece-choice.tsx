import type { MerchWords } from '../../contract.texts';
import { PIECES, type Piece } from '../../rules/pieces';
import { Garment } from '../garment/garment';
import s from './choices.module.css';

type PieceChoiceProps = {
  piece: Piece;
  cloth: string;
  ink: string;
  words: Pick<MerchWords['pricing'], 'piece' | Piece>;
  onChoose: (piece: Piece) => void;
};

export function PieceChoice({ piece, cloth, ink, words, onChoose }: PieceChoiceProps) {
  return (
    <fieldset className={s.choice}>
      <legend className={s.legend}>{words.piece}</legend>
      <div className={s.pieces}>
        {PIECES.map(({ id }) => (
          <label key={id} className={s.piece}>
            <input
              type="radio"
              name="piece"
              value={id}
              checked={id === piece}
              autoComplete="off"
              className={s.radio}
              onChange={() => onChoose(id)}
            />
            <Garment piece={id} cloth={cloth} ink={ink} className={s.small} />
            {words[id]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
