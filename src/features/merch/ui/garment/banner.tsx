import { Shade } from './cloth-parts';

const CLOTH = 'M92 70h376v400l-188 82-188-82z';
const LOOPS = [104, 188, 264, 340, 424].map((x) => `M${x} 46h32v26h-32z`).join('');
const FOLDS = [
  'M92 70h18v408l-18-8zM148 70h16v431l-16-7zM228 70h22v469l-22-9zM330 70h20v451l-20 9zM404 70h16v421l-16 7zM446 70h22v400l-22 9z',
];
const LIGHTS = ['M118 70h12v416l-12-5zM196 70h10v450l-10-4zM294 70h12v471l-12 5zM376 70h10v436l-10 4z'];

/** A banner on its rod, on 560 by 600 units. */
export function Banner({ markPath }: { markPath: string }) {
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
