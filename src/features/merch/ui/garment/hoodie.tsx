import { Rib, Shade, Stitches } from './cloth-parts';

const CLOTH =
  'M207 97c-26 8-56 18-76 36-32 30-56 167-78 366-1 6 2 10 8 11l44 7c6 1 10-2 11-8l31-177v188h266V332l31 177c1 6 5 9 11 8l44-7c6-1 9-5 8-11-22-199-46-336-78-366-20-18-50-28-76-36z';
const HOOD = 'M207 97c-8-40 8-73 40-75 21-8 45-8 66 0 32 2 48 35 40 75 6 32-29 75-73 75s-79-43-73-75z';
const OPENING = 'M280 46c37 0 52 21 52 54 0 28-21 50-52 50s-52-22-52-50c0-33 15-54 52-54z';
const POCKET = 'M208 412h144l37 62v27c0 10-4 15-13 15H184c-9 0-13-5-13-15v-27z';
const FOLDS = [
  'M131 133c26 49 30 117 16 199l-31 177-20 6c29-118 42-272 16-366z',
  'M429 133c-26 49-30 117-16 199l31 177 26 4c-34-116-48-272-18-362z',
  'M147 332c28 21 54 29 83 31-30 12-60 11-83 3z',
  'M413 330c-28 23-60 33-94 35 36 14 72 10 94-8z',
  'M90 330c14 18 30 28 50 30-18 8-38 4-52-8z',
  'M76 420c16 18 32 26 50 28-18 8-38 4-52-8z',
  'M470 322c-14 18-32 28-52 30 20 8 40 4 54-8z',
  'M484 414c-16 18-34 26-52 28 18 8 40 4 54-8z',
  'M393 180c10 110 4 220 8 338h12V332c-4-60-8-110-20-152z',
];
const LIGHTS = [
  'M180 124c8 70 4 144-4 210 2-66-2-140-12-204z',
  'M122 166c-18 40-30 88-38 142 4-58 14-108 28-146z',
];

/** A hooded sweatshirt, on 560 by 600 units. */
export function Hoodie() {
  return (
    <>
      <path d={CLOTH} fill="var(--cloth)" />
      <Shade id="hoodie-outline" outline={CLOTH} folds={FOLDS} lights={LIGHTS} />
      <path
        d="M131 133c26 49 30 117 16 199v186M429 133c-26 49-30 117-16 199v186M280 172v34"
        fill="none"
        stroke="#000000"
        strokeOpacity={0.35}
        strokeWidth={1.6}
      />
      <path d={POCKET} fillOpacity="var(--fold)" />
      <path d={POCKET} fill="none" stroke="#000000" strokeOpacity={0.4} strokeWidth={1.6} />
      <Stitches d="M180 484l33-66h134l33 66M141 506h-1M216 104c-6 34 22 60 64 60s70-26 64-60c6-40-8-66-34-70-20-8-40-8-60 0-26 4-40 30-34 70z" />
      <path d={HOOD} fill="var(--cloth)" />
      <path d={HOOD} fillOpacity="var(--fold)" />
      <path d={OPENING} fill="var(--cloth)" />
      <path d={OPENING} fillOpacity={0.62} />
      <Stitches d="M280 33c46 0 66 26 66 66 0 34-28 64-66 64s-66-30-66-64c0-40 20-66 66-66z" />
      <path d={HOOD} fill="none" stroke="#000000" strokeOpacity={0.35} strokeWidth={1.6} />
      <Rib d="M146 541h268" width={48} />
      <Rib d="M58 528l57 8" width={38} />
      <Rib d="M445 536l57-8" width={38} />
      <g fill="none" strokeLinecap="round" strokeWidth={5}>
        <path d="M256 158c2 32 0 60-5 84M304 158c0 30 1 52 3 76" stroke="var(--cord)" />
        <path d="M251 242l-1 11M307 234l1 11" stroke="var(--color-brass)" strokeWidth={7} />
      </g>
      <path
        d="M251 158a5 5 0 1 0 10 0a5 5 0 1 0-10 0M299 158a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
        fill="var(--color-brass)"
      />
    </>
  );
}
