import { LettersInDrawing } from './drawn-letters';

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
export function Shirt({ first }: { first: string }) {
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
