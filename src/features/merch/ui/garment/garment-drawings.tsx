import { Rib, Shade, Stitches, TeeBack, TeeFront } from './tee';

const HOODIE_CLOTH =
  'M207 97c-26 8-56 18-76 36-32 30-56 167-78 366-1 6 2 10 8 11l44 7c6 1 10-2 11-8l31-177v188h266V332l31 177c1 6 5 9 11 8l44-7c6-1 9-5 8-11-22-199-46-336-78-366-20-18-50-28-76-36z';
const HOOD = 'M207 97c-8-40 8-73 40-75 21-8 45-8 66 0 32 2 48 35 40 75 6 32-29 75-73 75s-79-43-73-75z';
const OPENING = 'M280 46c37 0 52 21 52 54 0 28-21 50-52 50s-52-22-52-50c0-33 15-54 52-54z';
const POCKET = 'M208 412h144l37 62v27c0 10-4 15-13 15H184c-9 0-13-5-13-15v-27z';
const HOODIE_FOLDS = [
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
const HOODIE_LIGHTS = [
  'M180 124c8 70 4 144-4 210 2-66-2-140-12-204z',
  'M122 166c-18 40-30 88-38 142 4-58 14-108 28-146z',
];

/** A hooded sweatshirt, on 560 by 600 units. */
function Hoodie() {
  return (
    <>
      <path d={HOODIE_CLOTH} fill="var(--cloth)" />
      <Shade id="hoodie-outline" outline={HOODIE_CLOTH} folds={HOODIE_FOLDS} lights={HOODIE_LIGHTS} />
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

const DOME = 'M121 329c-4-128 70-212 179-212s179 84 175 212c-55-24-299-24-354 0z';
const BRIM =
  'M121 329c55-24 299-24 354 0 17 21 25 51 23 76-1 9-8 11-14 7-64-40-306-40-370 0-6 4-13 2-14-7-2-25 4-55 21-76z';
const CAP_FOLDS = [
  'M398 152c40 40 52 100 48 164l29 13c4-74-22-142-77-177z',
  'M121 329c20-14 50-22 86-25-24-6-56-4-84 6z',
  'M300 117c34 30 52 84 54 190-20-2-34-2-54-2z',
];
const CAP_LIGHTS = ['M176 172c-24 36-34 80-36 128 12-50 22-90 48-130z'];

/** A cap from its front, on the same units, of which it fills the width and half of the height. */
function Cap() {
  return (
    <>
      <path d={DOME} fill="var(--cloth)" />
      <Shade id="cap-outline" outline={DOME} folds={CAP_FOLDS} lights={CAP_LIGHTS} />
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

const CLOTH = 'M92 70h376v400l-188 82-188-82z';
const LOOPS = [104, 188, 264, 340, 424].map((x) => `M${x} 46h32v26h-32z`).join('');
const FOLDS = [
  'M92 70h18v408l-18-8zM148 70h16v431l-16-7zM228 70h22v469l-22-9zM330 70h20v451l-20 9zM404 70h16v421l-16 7zM446 70h22v400l-22 9z',
];
const LIGHTS = ['M118 70h12v416l-12-5zM196 70h10v450l-10-4zM294 70h12v471l-12 5zM376 70h10v436l-10 4z'];

/** A banner on its rod, on 560 by 600 units. */
function Banner({ markPath }: { markPath: string }) {
  return (
    <>
      <path d="M104 52L280 3l176 49" fill="none" stroke="var(--color-brass)" strokeWidth={2.5} />
      <path d={CLOTH} fill="var(--cloth)" />
      <Shade id="banner-outline" outline={CLOTH} folds={FOLDS} lights={LIGHTS} />
      <path d="M58 52h444v14H58z" fill="var(--color-brass)" />
      <path
        d="M47 59a11 11 0 1 0 22 0a11 11 0 1 0-22 0M491 59a11 11 0 1 0 22 0a11 11 0 1 0-22 0"
        fill="var(--color-brass)"
      />
      <path d="M58 61h444v5H58z" fillOpacity={0.2} />
      <path d={LOOPS} fill="var(--cloth)" />
      <path d={LOOPS} fillOpacity={0.25} />
      <path d="M112 92h336v366l-168 73-168-73z" fill="none" stroke="var(--print)" strokeWidth={3} />
      <path d="M120 100h320v352l-160 70-160-70z" fill="none" stroke="var(--print)" strokeWidth={1.2} />
      <path d={markPath} transform="translate(250 124) scale(1.9)" fill="var(--print)" />
    </>
  );
}

/** Where worn ink lets the cloth through, in a square of 46 units. */
const SPECKS =
  'M4 7h2M16 3h1M28 11h2M40 6h1.5M8 21h1.5M22 25h2M35 22h1M43 31h2M3 35h2M14 40h1M27 38h1.5M37 43h1M18 14h1M32 30h1';

/** Every garment once: what hangs on the page refers to these, in its own cloth and ink. */
export function GarmentDrawings({ markPath }: { markPath: string }) {
  return (
    <svg width={0} height={0} className="absolute" aria-hidden="true">
      <defs>
        <pattern
          id="garment-specks"
          width={46}
          height={46}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(17)"
        >
          <path d="M0 0h46v46H0z" fill="#ffffff" />
          <path d={SPECKS} stroke="#000000" strokeWidth={1.6} strokeLinecap="round" />
        </pattern>
        <mask id="garment-worn" maskUnits="userSpaceOnUse" x={0} y={0} width={560} height={600}>
          <path d="M0 0h560v600H0z" fill="url(#garment-specks)" />
        </mask>
        <symbol id="garment-front">
          <TeeFront />
        </symbol>
        <symbol id="garment-back">
          <TeeBack />
        </symbol>
        <symbol id="garment-hoodie">
          <Hoodie />
        </symbol>
        <symbol id="garment-cap">
          <Cap />
        </symbol>
        <symbol id="garment-banner">
          <Banner markPath={markPath} />
        </symbol>
      </defs>
    </svg>
  );
}
