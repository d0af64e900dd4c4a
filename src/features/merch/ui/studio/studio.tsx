'use client';

import { type ReactNode, useState } from 'react';
import { ButtonLink } from '@/kit/ui/button-link';
import { useLetters } from '@/kit/ui/letters/letters-store';
import type { MerchWords } from '../../contract.texts';
import { type Dye, inkFor } from '../../rules/dye';
import type { Piece } from '../../rules/pieces';
import { marginLabel } from '../../rules/shirt-price';
import { useMargin } from '../margin-choice';
import { MarginSlider } from '../margin-slider';
import { MarginStairs } from '../margin-stairs';
import { carryDesign } from './carry-design';
import { DyeChoice } from './dye-choice';
import { GarmentView } from './garment-view';
import { LettersChoice, type LettersWords } from './letters-choice';
import { PieceChoice } from './piece-choice';
import { ShortReceipt } from './short-receipt';
import s from './studio.module.css';

export type StudioProps = {
  cloths: readonly [Dye, ...Dye[]];
  inks: readonly [Dye, ...Dye[]];
  /** What is printed until the visitor puts letters up. */
  sample: string;
  letters: LettersWords;
  words: MerchWords['pricing'];
};

/** A piece in the visitor's letters, with its receipt; below it the orders of a year, which change the price. */
export function Studio({
  cloths,
  inks,
  sample,
  letters: field,
  words,
  children,
}: StudioProps & { children: ReactNode }) {
  const [margin, setMargin] = useMargin();
  const [piece, setPiece] = useState<Piece>('front');
  const [cloth, setCloth] = useState<Dye>(cloths[0]);
  const [asked, setInk] = useState<Dye>(inks[0]);
  const { letters } = useLetters('');
  // What was asked for comes back with a cloth that carries it.
  const ink = inkFor(cloth, asked, inks);
  const dressed = { piece, cloth: cloth.value, ink: ink.value, print: letters || sample };
  return (
    <div className={`container-page ${s.studio}`}>
      <div className={s.head}>{children}</div>
      <div className={s.grid}>
        <div className={s.choices}>
          <PieceChoice piece={piece} cloth={cloth.value} ink={ink.value} words={words} onChoose={setPiece} />
          <LettersChoice sample={sample} words={field} />
          <DyeChoice name="cloth" label={words.cloth} dyes={cloths} dye={cloth} onChoose={setCloth} />
          <DyeChoice
            name="ink"
            label={words.dye}
            dyes={inks}
            dye={ink}
            on={cloth}
            crossed={words.crossed}
            onChoose={setInk}
          />
        </div>
        <GarmentView {...dressed} margin={margin} words={words} />
      </div>
      <div className={s.order}>
        <ShortReceipt {...dressed} margin={margin} words={words} />
        <MarginStairs margin={margin} label={words.stairs} onChoose={setMargin} />
        <MarginSlider margin={margin} label={words.margin} onChange={setMargin} />
        <div className={s.notes}>
          <p className={s.tier}>{marginLabel(margin)}</p>
          <p>{words.loyalty}</p>
        </div>
        <p className={s.onward}>
          <ButtonLink
            href="#quote"
            onClick={() => carryDesign({ piece, letters, cloth: cloth.name, ink: ink.name })}
          >
            {words.onward}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
