import type { ReactNode } from 'react';
import { ButtonLink } from '@/kit/ui/button-link';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { CareersWords } from '../contract.careers-texts';
import s from './careers-page.module.css';
import careersPlanStyles from './careers-plan.module.css';

type FurnitureProps = { className?: string };

/** Dashed, as plans show what does not exist yet. Decoration. */
const DRAWN = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
  'aria-hidden': true,
} as const;

/** A chair seen from above; the rounded side is its back, rotated by `turn` degrees. */
const Chair = ({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) => (
  <path d="M-16 13v-14a16 14 0 0 1 32 0v14z" transform={`translate(${x} ${y}) rotate(${turn})`} />
);

/** Two rows of tables with a chair each. */
function LongTable({ className }: FurnitureProps) {
  return (
    <svg {...DRAWN} className={className} width={420} height={188} viewBox="0 0 420 188">
      <path d="M20 64h380v60H20zM146.500 64v60M273.500 64v60M20 94h380" />
      {[83, 210, 337].map((x) => (
        <Chair key={x} x={x} y={36} />
      ))}
      {[83, 210, 337].map((x) => (
        <Chair key={x} x={x} y={152} turn={180} />
      ))}
    </svg>
  );
}

/** A round table for drawings. */
function DraftingTable({ className }: FurnitureProps) {
  return (
    <svg {...DRAWN} className={className} width={168} height={168} viewBox="0 0 168 168">
      <circle cx="84" cy="84" r="42" />
      <Chair x={84} y={22} />
      <Chair x={146} y={84} turn={90} />
      <Chair x={84} y={146} turn={180} />
      <Chair x={22} y={84} turn={270} />
    </svg>
  );
}

/** Two armchairs with a low table between them. */
function Armchairs({ className }: FurnitureProps) {
  return (
    <svg {...DRAWN} className={className} width={168} height={120} viewBox="0 0 168 120">
      <path d="M4 30a10 10 0 0 1 10-10h38v80H14A10 10 0 0 1 4 90zM18 20v80M18 36h34M18 84h34" />
      <path d="M164 30a10 10 0 0 0-10-10h-38v80h38a10 10 0 0 0 10-10zM150 20v80M150 36h-34M150 84h-34" />
      <circle cx="84" cy="60" r="18" />
    </svg>
  );
}

type CareersPlanProps = Pick<CareersWords, 'engineering' | 'design' | 'business'>;

/** Three rooms of one plan, drawn as an architect would: walls, doors, and dashed furniture. */
function CareersPlan({ engineering, design, business }: CareersPlanProps) {
  return (
    <section className={`container-page ${careersPlanStyles.plan}`}>
      <Room place="engineering" room={engineering}>
        <LongTable className={careersPlanStyles.furniture} />
      </Room>
      <Room place="design" room={design}>
        <DraftingTable className={careersPlanStyles.furniture} />
      </Room>
      <Room place="business" room={business}>
        <Armchairs className={careersPlanStyles.furniture} />
      </Room>
    </section>
  );
}

type RoomProps = {
  place: 'engineering' | 'design' | 'business';
  room: CareersWords['engineering'];
  children: ReactNode;
};

function Room({ place, room, children }: RoomProps) {
  return (
    <article className={`${careersPlanStyles.room} ${careersPlanStyles[place]}`}>
      <div>
        <h2>{room.name}</h2>
        <p>{room.text}</p>
        <ul>
          {room.interests.map(({ text }, row) => (
            <li key={row}>{text}</li>
          ))}
        </ul>
      </div>
      {children}
      <span className={careersPlanStyles.door} aria-hidden="true">
        <svg width={41} height={41} viewBox="0 0 41 41" fill="none" stroke="currentColor" strokeWidth={1.5}>
          <path d="M.75 0v40A40 40 0 0 0 40.500.75" />
        </svg>
      </span>
    </article>
  );
}

type CareersPageProps = {
  page: CareersWords;
  /** Address of the company's page on its professional network; empty if it has none. */
  networkUrl: string;
};

/** There are no openings yet, only the floor plan. */
export function CareersPage({ page, networkUrl }: CareersPageProps) {
  const { intro, engineering, design, business, hello } = page;
  return (
    <PageMain above="paper-2">
      <header className={`container-page ${s.opening}`}>
        <h1>{intro.heading}</h1>
        <p className="text-lead">{intro.lead}</p>
      </header>
      <CareersPlan engineering={engineering} design={design} business={business} />
      <section className={s.hello}>
        <div className={`engraved ${s.card}`}>
          <h2>{hello.heading}</h2>
          <p>{hello.text}</p>
          <p className={s.links}>
            <ButtonLink href="/support">{hello.supportLink}</ButtonLink>
            {networkUrl ? (
              <ButtonLink href={networkUrl} variant="outline" target="_blank" rel="noopener noreferrer">
                {hello.networkLink}
              </ButtonLink>
            ) : null}
          </p>
        </div>
      </section>
    </PageMain>
  );
}
