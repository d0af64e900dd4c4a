import { Banner } from './banner';
import { Cap } from './cap';
import { Hoodie } from './hoodie';
import { TeeBack, TeeFront } from './tee';

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
