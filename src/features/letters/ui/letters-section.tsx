import type { ReactNode } from 'react';
import { LETTERS_ID } from '../contract';
import type { LettersWords } from '../contract.texts';
import { DrawnLetters, LettersInDrawing } from './drawn-letters';
import houseStyles from './house.module.css';
import { LettersActions } from './letters-actions';
import { LettersField } from './letters-field';
import s from './letters-section.module.css';
import { TravelCard } from './travel-card';

const CLOTH =
  'M214 82c-26 12-54 22-80 36-32 18-52 56-98 166-2 5 0 9 4 11l76 37c5 2 9 0 11-5l16-53c4 102 0 214-6 318-1 5 2 8 7 9 42 9 230 9 272 0 5-1 8-4 7-9-6-104-10-216-6-318l16 53c2 5 6 7 11 5l76-37c4-2 6-6 4-11-46-110-66-148-98-166-26-14-54-24-80-36-26 12-106 12-132 0z';

/** Creases: below the arms, across the waist, and up from the hem. */
const FOLDS = [
  'M134 118c18 48 20 104 9 158l-16 56-15 2c20-62 24-138 8-206z',
  'M426 118c-18 48-20 104-9 158l16 56 19 4c-26-64-28-140-12-208z',
  'M143 276c29 22 61 32 95 32-34 14-70 12-94-4z',
  'M417 276c-27 26-61 40-99 44 38 12 78 6 99-14z',
  'M144 304c32 32 62 48 82 84-30-24-58-34-82-40z',
  'M139 506c37 0 75 16 99 46-32-16-66-20-100-16z',
  'M420 476c-36 6-74 26-98 62 34-22 70-28 99-28z',
  'M262 610c-6-54 0-104 14-146-2 50 0 102 8 146z',
];
const LIGHTS = [
  'M176 114c6 62 0 122-12 162 8-44 8-100-4-156z',
  'M246 336c-2 60-8 120-20 170 6-50 10-110 10-170z',
  'M60 252c16-46 34-78 56-104-18 34-32 68-42 110z',
];
const STITCHES =
  'M44 274l88 42M41 280l89 42M516 274l-88 42M519 280l-89 42M139 582c47 10 235 10 282 0M139 588c47 10 235 10 282 0M200 89c6 55 38 74 80 74s74-19 80-74';
/** One to five letters. */
const SIZES = [140, 118, 90, 70, 57];

/** A shirt in the brand's color on a hanger, with the letters in print. */
function Shirt({ first }: { first: string }) {
  return (
    <svg viewBox="0 0 560 620" width="100%">
      <path
        d="M280 0v22c16 5 16 21 0 26l-92 38h184l-92-38"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={CLOTH} fill="var(--color-tympanum)" />
      <path d={FOLDS.join('')} fill="var(--color-deep)" fillOpacity={0.3} />
      <path d={LIGHTS.join('')} fill="#ffffff" fillOpacity={0.09} />
      <path
        d="M214 82c26 14 106 14 132 0-6 46-30 60-66 60s-60-14-66-60z"
        fill="var(--color-deep)"
        fillOpacity={0.5}
      />
      <path
        d="M209 85c5 51 33 68 71 68s66-17 71-68"
        fill="none"
        stroke="var(--color-tympanum)"
        strokeWidth={15}
      />
      <path
        d="M209 85c5 51 33 68 71 68s66-17 71-68"
        fill="none"
        stroke="var(--color-deep)"
        strokeOpacity={0.3}
        strokeWidth={15}
      />
      <path
        d={STITCHES}
        fill="none"
        stroke="#ffffff"
        strokeOpacity={0.34}
        strokeWidth={1.4}
        strokeDasharray="4 3"
      />
      <LettersInDrawing first={first} x={280} y={262} sizes={SIZES} fill="var(--color-brass-light)" />
    </svg>
  );
}

type HouseProps = { first: string; markPath: string; motto: string; children: ReactNode };

/** The house with the letters on its architrave; a shirt hangs from it, and a phone carries it. A drawing. */
function House({ first, markPath, motto, children }: HouseProps) {
  return (
    <div className={houseStyles.house} aria-hidden="true">
      <svg className={houseStyles.roof} viewBox="0 0 1240 190">
        <path d="M620 0 1240 158v22H0v-22z" fill="var(--color-lit)" />
        <path d="m620 36 426 114H194z" fill="var(--color-tympanum)" />
        <g transform="translate(581 66) scale(2.44)" fill="var(--color-brass-pale)">
          <path d={markPath} />
        </g>
      </svg>
      <div className={houseStyles.architrave} lang="el">
        <DrawnLetters first={first}>
          <span className={houseStyles.motto}>{motto}</span>
        </DrawnLetters>
      </div>
      <div className={houseStyles.bays}>
        <div className={houseStyles.shirt}>
          <Shirt first={first} />
        </div>
        <div className={houseStyles.phone}>{children}</div>
      </div>
    </div>
  );
}

type LettersSectionProps = {
  /** The letters that the page came with; '' if none. */
  first: string;
  unread?: string;
  blocked: readonly string[];
  markPath: string;
  motto: string;
  /** Host of this site, as the picture names it. */
  site: string;
  /** Selector of the field that the button to the application fills. */
  organizationField: string;
  words: LettersWords;
  /** The phone that carries the letters. */
  children: ReactNode;
};

/** Visitors put their letters on a house, see it redraw, share it, and apply with them. */
export function LettersSection(props: LettersSectionProps) {
  const { first, unread, blocked, markPath, motto, site, organizationField, words, children } = props;
  const { section, messages, house, card } = words;
  return (
    <section id={LETTERS_ID} className={s.section} aria-labelledby="letters-title">
      <div className={`container-page ${s.top}`}>
        <div>
          <h2 id="letters-title" className={s.heading}>
            {section.heading}
          </h2>
          <p className={`text-lead ${s.lead}`}>{section.lead}</p>
        </div>
        <LettersField first={first} unread={unread} blocked={blocked} words={{ section, messages }} />
      </div>
      <div className={`container-page ${s.lower}`}>
        <House first={first} markPath={markPath} motto={motto}>
          {children}
        </House>
        <TravelCard first={first} markPath={markPath} motto={motto} site={site} words={{ house, card }} />
        <div className={s.steps} aria-hidden="true" />
        <LettersActions first={first} organizationField={organizationField} words={house} />
      </div>
    </section>
  );
}
