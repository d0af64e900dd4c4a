import type { ReactNode } from 'react';
import type { CodePath } from '@/kit/shared/picture';
import { Glyph } from '@/kit/ui/glyph';
import type { CheckInSample } from '../contract';
import { AttendanceMeter } from './attendance-meter';
import { BeforeAfter, WithScripts } from './before-after';
import s from './check-in-screen.module.css';
import { CodeDrawing } from './code-drawing';
import { DisplayWords } from './display-words';
import { PhoneScreen } from './phone-screen';
import { checkInSample as sample } from './sample-check-in';
import { ListHeading, PersonRow, Pill } from './screen-list';

type Arrival = CheckInSample['arrivals'][number];

const [jordan, ...others] = sample.arrivals.slice(0, 3) as [Arrival, ...Arrival[]];
const JUST_ARRIVED = 'Just arrived';
const time = <span className={s.at}>{jordan.at}</span>;

/** Artboard "Event Check-in". `code` is a real QR code, made on the server. If it works, Jordan can be checked in. */
export function CheckInScreen({ code, works = false }: { code: CodePath; works?: boolean }) {
  return (
    <PhoneScreen time={sample.time} tab="Events" tone="ink">
      <div className={s.door}>
        <div className={s.bar}>
          <Glyph name="chevron-left" size={24} color="#ffffff" />
          <span>Check-in</span>
          <Glyph name="ellipsis" size={22} strokeWidth={2} color="#ffffff" />
        </div>
        <DisplayWords text={sample.event} className={s.event} />
        <div className={s.where}>{sample.where}</div>
        <div className={s.code}>
          <CodeDrawing code={code} fit={140} />
        </div>
        <div className={s.hint}>Members scan this to check in</div>
      </div>
      <div className={s.sheet}>
        <Attendance works={works} />
        <div className={s.arrivals}>
          <ListHeading
            title={
              works ? (
                <BeforeAfter touch="check-in" before="At the door" after={JUST_ARRIVED} afterWithoutScripts />
              ) : (
                JUST_ARRIVED
              )
            }
          />
          <PersonRow person={jordan.person} title={jordan.person.name} aside={works ? <AtTheDoor /> : time} />
          {others.map(({ person, guest, at }) => (
            <PersonRow
              key={person.name}
              person={person}
              title={person.name}
              aside={
                <>
                  {guest && <Pill word="Guest" />}
                  <span className={s.at}>{at}</span>
                </>
              }
            />
          ))}
        </div>
      </div>
    </PhoneScreen>
  );
}

const shareOf = (here: number) =>
  `${Math.round((here / sample.expected) * 100)}% · ${sample.guests} guests · ${sample.alumni} alumni`;

function Attendance({ works }: { works: boolean }) {
  const { here, expected } = sample;
  const either = (write: (count: number) => ReactNode) =>
    works ? <BeforeAfter touch="check-in" before={write(here)} after={write(here + 1)} /> : write(here);
  return (
    <>
      <div className={s.count}>
        <span className={s.here}>{either((count) => count)}</span>
        <span className={s.of}>of {expected} here</span>
        <span className={s.others}>{either(shareOf)}</span>
      </div>
      <AttendanceMeter here={here} expected={expected} oneMoreAfter={works ? 'check-in' : undefined} />
    </>
  );
}

/** The button until Jordan is checked in, and what follows. */
function AtTheDoor() {
  return (
    <>
      <WithScripts>
        <BeforeAfter
          touch="check-in"
          before={<span className={s.button}>Check in</span>}
          after={<Pill word="Here" />}
        />
      </WithScripts>
      <BeforeAfter touch="check-in" after={time} afterWithoutScripts />
    </>
  );
}
