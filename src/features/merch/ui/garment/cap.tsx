import { Shade, Stitches } from './cloth-parts';

const DOME = 'M121 329c-4-128 70-212 179-212s179 84 175 212c-55-24-299-24-354 0z';
const BRIM =
  'M121 329c55-24 299-24 354 0 17 21 25 51 23 76-1 9-8 11-14 7-64-40-306-40-370 0-6 4-13 2-14-7-2-25 4-55 21-76z';
const FOLDS = [
  'M398 152c40 40 52 100 48 164l29 13c4-74-22-142-77-177z',
  'M121 329c20-14 50-22 86-25-24-6-56-4-84 6z',
  'M300 117c34 30 52 84 54 190-20-2-34-2-54-2z',
];
const LIGHTS = ['M176 172c-24 36-34 80-36 128 12-50 22-90 48-130z'];

/** A cap from its front, on the same units, of which it fills the width and half of the height. */
export function Cap() {
  return (
    <>
      <path d={DOME} fill="var(--cloth)" />
      <Shade id="cap-outline" outline={DOME} folds={FOLDS} lights={LIGHTS} />
      <path
        d="M300 117c-46 50-58 110-58 189M300 117c46 50 58 110 58 189M300 117c-70 14-130 60-164 130M300 117c70 14 130 60 164 130"
        fill="none"
        stroke="#000000"
        strokeOpacity={0.32}
        strokeWidth={1.6}
      />
      <Stitches d="M292 120c-46 50-58 110-58 187M308 120c46 50 58 110 58 187" />
      <path d="M284 116c0-10 32-10 32 0v4h-32z" fill="var(--cloth)" />
      <path d="M284 116c0-10 32-10 32 0v4h-32z" fillOpacity={0.3} />
      <path
        d="M172 210a7 7 0 1 0 14 0a7 7 0 1 0-14 0M414 210a7 7 0 1 0 14 0a7 7 0 1 0-14 0"
        fillOpacity={0.5}
      />
      <path d={BRIM} fill="var(--cloth)" />
      <path d={BRIM} fillOpacity="var(--fold)" />
      <path
        d="M112 413c64-42 312-42 374 0 10-2 12-6 12-12-64-58-334-58-398 0 0 8 4 12 12 12z"
        fillOpacity={0.55}
      />
      <Stitches d="M118 344c70-24 292-24 360 0M110 362c78-26 300-26 376 0M105 380c84-28 306-28 388 0" />
      <path d={DOME} fill="none" stroke="#000000" strokeOpacity={0.19} strokeWidth={1.6} />
    </>
  );
}
