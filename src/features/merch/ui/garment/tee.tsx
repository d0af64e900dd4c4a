import type { ReactNode } from 'react';

type ShadeProps = {
  /** Of the outline, once on the page. */
  id: string;
  outline: string;
  folds: readonly string[];
  lights: readonly string[];
};

/** Folds as flat shades, and lights, within the outline; how strong they are depends on the cloth. */
export function Shade({ id, outline, folds, lights }: ShadeProps) {
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={folds.join('')} fillOpacity="var(--fold)" />
      <path d={lights.join('')} fill="#ffffff" fillOpacity="var(--gleam)" />
    </g>
  );
}

/** Double stitching. */
export const Stitches = ({ d }: { d: string }) => (
  <path
    d={d}
    fill="none"
    stroke="var(--thread)"
    strokeOpacity="var(--stitch)"
    strokeWidth={1.4}
    strokeDasharray="4 3"
  />
);

/** A knitted band: cloth, darker, with its ribs. */
export function Rib({ d, width = 15 }: { d: string; width?: number }) {
  return (
    <g fill="none" strokeWidth={width}>
      <path d={d} stroke="var(--cloth)" />
      <path d={d} stroke="#000000" strokeOpacity={0.22} />
      <path d={d} stroke="#000000" strokeOpacity={0.3} strokeDasharray="1.3 3.4" />
    </g>
  );
}

const CLOTH =
  'M215 46c-27 12-53 21-79 35-33 18-52 55-99 166-2 5 0 9 4 11l74 37c5 2 10 0 11-5l18-52c4 104 0 212-6 317 0 5 2 8 7 9 45 9 225 9 270 0 5-1 7-4 7-9-6-105-10-213-6-317l18 52c1 5 6 7 11 5l74-37c4-2 6-6 4-11-47-111-66-148-99-166-26-14-52-23-79-35-25 11-105 11-130 0z';
/** Below the sleeves, under the arms, across the waist, up from the hem, and along the right side. */
const FOLDS = [
  'M136 81c18 49 20 105 8 157l-18 54-14 4c21-62 26-138 8-206z',
  'M424 81c-18 49-20 105-8 157l18 54 18 6c-26-64-28-142-12-210z',
  'M144 239c28 21 59 32 94 32-33 15-69 13-94-4z',
  'M416 239c-27 25-61 39-98 43 37 13 78 6 98-13z',
  'M145 270c30 30 62 46 81 82-29-24-57-34-82-39z',
  'M416 278c-24 28-49 44-66 77 23-21 47-30 66-34z',
  'M140 471c36 1 73 16 97 46-31-16-65-20-98-16z',
  'M419 442c-35 6-73 26-96 60 33-21 69-27 98-27z',
  'M263 571c-6-52-1-100 13-142-2 49 0 98 7 142z',
  'M197 570c0-25 4-49 12-70 0 28 2 50 5 71z',
  'M355 570c-3-25-7-43-12-58 9 19 20 38 26 56z',
  'M401 92c8 138 4 300 10 473h14l-7-327c-12-50-8-102 4-146z',
];
const LIGHTS = [
  'M175 80c6 60 1 118-11 158 8-44 8-98-4-152z',
  'M246 302c-2 58-8 116-20 166 6-50 10-108 10-166z',
  'M331 382c4 48 5 98-1 156-2-52-4-106-7-154z',
  'M61 217c15-44 33-76 54-101-17 32-31 66-41 106z',
];
const SLEEVES =
  'M46 237l84 43M43 244l85 42M514 237l-84 43M517 244l-85 42M140 545c46 10 234 10 280 0M139 552c46 10 236 10 282 0';
const SEAMS = 'M136 81c19 49 21 106 8 157M424 81c-19 49-21 106-8 157';

/** A shirt from its front, on 560 by 600 units. */
export function TeeFront() {
  return (
    <Tee side="front">
      <path d="M215 46c25 11 105 11 130 0-5 46-29 60-65 60s-60-14-65-60z" fill="var(--cloth)" />
      <path d="M215 46c25 11 105 11 130 0-5 46-29 60-65 60s-60-14-65-60z" fillOpacity={0.42} />
      <path d="M220 50c26 11 94 11 120 0l-3 11c-24 9-90 9-114 0z" fill="var(--cloth)" />
      <path d="M268 71h24v12h-24z" fill="#ffffff" fillOpacity={0.85} />
      <Rib d="M209 49c5 50 34 68 71 68s66-18 71-68" />
      <Stitches d={`${SLEEVES}M200 53c6 54 38 74 80 74s74-20 80-74`} />
    </Tee>
  );
}

/** The same from its back: the neck is closed, and a yoke runs across the shoulders. */
export function TeeBack() {
  return (
    <Tee side="back">
      <path
        d="M161 70c40 21 198 21 238 0"
        fill="none"
        stroke="#000000"
        strokeOpacity={0.24}
        strokeWidth={1.6}
      />
      <Rib d="M209 49c19 16 43 22 71 22s52-6 71-22" />
      <Stitches d={`${SLEEVES}M199 54c22 21 51 28 81 28s59-7 81-28`} />
    </Tee>
  );
}

function Tee({ side, children }: { side: 'front' | 'back'; children: ReactNode }) {
  return (
    <>
      <path d={CLOTH} fill="var(--cloth)" />
      <Shade id={`${side}-outline`} outline={CLOTH} folds={FOLDS} lights={LIGHTS} />
      <path d={SEAMS} fill="none" stroke="#000000" strokeOpacity={0.35} strokeWidth={1.6} />
      {children}
      <path d={CLOTH} fill="none" stroke="#000000" strokeOpacity={0.19} strokeWidth={1.6} />
    </>
  );
}
