'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ButtonLink } from '@/kit/ui/button-link';
import { useLetters } from '@/kit/ui/letters/letters-store';
import type { MerchWords } from '../../contract.texts';
import { type Design, withDesign } from '../../rules/design';
import { type Dye, inkFor, isReadable } from '../../rules/dye';
import { hasExamplePrice, PIECES, type Piece, pieceOf } from '../../rules/pieces';
import { BASE_COST, inDollars, marginLabel, shirtPrice } from '../../rules/shirt-price';
import { Garment } from '../garment/garment';
import { useMargin } from '../margin-choice';
import { MarginSlider } from '../margin-slider';
import { MarginStairs } from '../margin-stairs';
import { PriceReceipt } from '../price-receipt';
import dyeChoiceStyles from './choices.module.css';
import pieceChoiceStyles from './choices.module.css';
import garmentViewStyles from './garment-view.module.css';
import { LettersChoice, type LettersChoiceWords } from './letters-choice';
import shortReceiptStyles from './short-receipt.module.css';
import s from './studio.module.css';

type Dressed = { piece: Piece; cloth: string; ink: string; print: string };
type GarmentViewProps = Dressed & { margin: number; words: MerchWords['pricing'] };

/** Where the string is tied, in units of the view. */
const KNOTS: Record<Piece, [x: number, y: number]> = {
  front: [390, 100],
  back: [390, 100],
  hoodie: [390, 140],
  cap: [392, 262],
  banner: [424, 98],
};

function GarmentView({ piece, cloth, ink, print, margin, words }: GarmentViewProps) {
  const [x, y] = KNOTS[piece];
  return (
    <div className={garmentViewStyles.view}>
      <div className={garmentViewStyles.garment} data-piece={piece}>
        <Garment piece={piece} cloth={cloth} ink={ink} print={print} />
      </div>
      <svg viewBox="0 0 800 606" className={garmentViewStyles.string} fill="none" aria-hidden="true">
        <path
          d={`M${x} ${y}C${x + 42} ${y - 58} 562 18 640 111`}
          stroke="var(--color-warn)"
          strokeWidth={2.5}
        />
        <circle cx={x} cy={y} r={5} fill="var(--color-brass)" />
      </svg>
      <svg viewBox="0 0 40 44" className={garmentViewStyles.short} fill="none" aria-hidden="true">
        <path d="M8 4c-2 23 22 14 12 36" stroke="var(--color-warn)" strokeWidth={2.5} />
        <circle cx={8} cy={4} r={4} fill="var(--color-brass)" />
      </svg>
      <div className={garmentViewStyles.receipt}>
        <PriceReceipt piece={piece} margin={margin} words={words} />
      </div>
    </div>
  );
}

type ShortReceiptProps = Dressed & { margin: number; words: MerchWords['pricing'] };

/**
 * Garment and price above the stairs and the slider, where the receipt is not beside them. The receipt itself
 * announces changes, so screen readers skip this.
 */
function ShortReceipt({ piece, cloth, ink, print, margin, words }: ShortReceiptProps) {
  const { place, isShown } = useShown();
  const { price, ours } = shirtPrice(margin);
  const isPriced = hasExamplePrice(piece);
  return (
    <div
      ref={place}
      className={shortReceiptStyles.place}
      data-shown={isShown || undefined}
      aria-hidden="true"
    >
      <div className={shortReceiptStyles.bar}>
        <Garment piece={piece} cloth={cloth} ink={ink} print={print} className={shortReceiptStyles.garment} />
        <div className={shortReceiptStyles.receipt}>
          <p>{isPriced ? words.pay : fillPlaceholders(words.other, { piece: words[piece].toLowerCase() })}</p>
          <p className={shortReceiptStyles.price} data-quoted={!isPriced || undefined}>
            <b key={margin}>{isPriced ? inDollars(price) : words.answerTime}</b>
          </p>
          <p className={shortReceiptStyles.parts}>
            <span style={{ flexGrow: BASE_COST }} /> <span style={{ flexGrow: ours }} />
          </p>
          <p className={shortReceiptStyles.sums}>
            <span>
              {words.base} {isPriced ? inDollars(BASE_COST) : words.quoted}
            </span>{' '}
            <span>
              {margin}% {isPriced ? inDollars(ours) : ''}
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Shown while stairs, slider or buttons, its parent, are in view. */
function useShown() {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const order = place.current?.parentElement;
    if (!order) return;
    // A busy browser reports coming and going in one call, oldest first.
    const observer = new IntersectionObserver(
      (entries) => setIsShown(entries.at(-1)?.isIntersecting === true),
      { rootMargin: '-183px 0px -72px' },
    );
    observer.observe(order);
    return () => observer.disconnect();
  }, []);
  return { place, isShown };
}

type DyeChoiceProps = {
  name: 'cloth' | 'ink';
  label: string;
  dyes: readonly Dye[];
  dye: Dye;
  /** The cloth that an ink is printed on; inks that it does not carry cannot be chosen. */
  on?: Dye;
  /** Why they cannot. */
  crossed?: string;
  onChoose: (dye: Dye) => void;
};

function DyeChoice({ name, label, dyes, dye, on, crossed, onChoose }: DyeChoiceProps) {
  const isOff = ({ value }: Dye) => on !== undefined && !isReadable(value, on.value);
  return (
    <fieldset className={dyeChoiceStyles.choice}>
      <legend className={dyeChoiceStyles.legend}>
        {label} <span className={dyeChoiceStyles.chosen}>{dye.name}</span>
      </legend>
      <div className={dyeChoiceStyles.dyes}>
        {dyes.map((one) => (
          <label
            key={one.id}
            className={dyeChoiceStyles.dye}
            style={{ '--dye': one.value } as CSSProperties}
            title={one.name}
            data-crossed={isOff(one) || undefined}
          >
            <input
              type="radio"
              name={name}
              value={one.id}
              checked={one.id === dye.id}
              disabled={isOff(one)}
              autoComplete="off"
              aria-label={one.name}
              aria-describedby={isOff(one) ? 'crossed-inks' : undefined}
              className={dyeChoiceStyles.radio}
              onChange={() => onChoose(one)}
            />
          </label>
        ))}
      </div>
      {crossed && dyes.some(isOff) ? (
        <p id="crossed-inks" className={dyeChoiceStyles.why}>
          {crossed}
        </p>
      ) : null}
    </fieldset>
  );
}

type PieceChoiceProps = {
  piece: Piece;
  cloth: string;
  ink: string;
  words: Pick<MerchWords['pricing'], 'piece' | Piece>;
  onChoose: (piece: Piece) => void;
};

function PieceChoice({ piece, cloth, ink, words, onChoose }: PieceChoiceProps) {
  return (
    <fieldset className={pieceChoiceStyles.choice}>
      <legend className={pieceChoiceStyles.legend}>{words.piece}</legend>
      <div className={pieceChoiceStyles.pieces}>
        {PIECES.map(({ id }) => (
          <label key={id} className={pieceChoiceStyles.piece}>
            <input
              type="radio"
              name="piece"
              value={id}
              checked={id === piece}
              autoComplete="off"
              className={pieceChoiceStyles.radio}
              onChange={() => onChoose(id)}
            />
            <Garment piece={id} cloth={cloth} ink={ink} className={pieceChoiceStyles.small} />
            {words[id]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Writes the design into the quote form, where the visitor sees it and may change it. The fields are uncontrolled. */
function carryDesign(design: Design): void {
  const form = document.querySelector('#quote form');
  const idea = form?.querySelector<HTMLTextAreaElement>('[name=idea]');
  const merchandise = form?.querySelector<HTMLSelectElement>('[name=merchandise]');
  // After a request was sent, there is no form.
  if (!idea || !merchandise) return;
  merchandise.value = pieceOf(design.piece).merchandise;
  idea.value = withDesign(idea.value, design);
  for (const field of [merchandise, idea]) field.dispatchEvent(new Event('input', { bubbles: true }));
}

export type StudioProps = {
  cloths: readonly [Dye, ...Dye[]];
  inks: readonly [Dye, ...Dye[]];
  /** What is printed until the visitor puts letters up. */
  sample: string;
  /** Undefined: visitors put no letters up. */
  letters?: LettersChoiceWords | undefined;
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
          {field && <LettersChoice sample={sample} words={field} />}
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
