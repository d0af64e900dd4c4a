import type { ReactNode } from 'react';
import { Glyph } from '@/ui/glyph';
import type { CheckInSample, CodePath } from '../contract';
import { AttendanceMeter } from './attendance-meter';
import s from './check-in-screen.module.css';
import { CodeDrawing } from './code-drawing';
import { DisplayWords } from './display-words';
import { Either, Still } from './either';
import { PhoneScreen } from './phone-screen';
import { checkInSample as sample } from './sample-check-in';
import { ListHeading, PersonRow, Pill } from './screen-list';

type Arrival = CheckInSample['arrivals'][number];

const [jordan, ...others] = sample.arrivals.slice(0, 3) as [Arrival, ...Arrival[]];
const time = <span className={s.at}>{jordan.at}</span>;

/** Artboard "Event Check-in". `code` is a real QR code, made on the server. If it works, Jordan can be checked in. */
export function CheckInScreen({ code, works = false }: { code: CodePath; works?: boolean }) {
  const first = <Arrivals title="Just arrived" />;
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
        {works ? (
          <Either
            touch="check-in"
            before={<Attendance here={sample.here} />}
            after={<Attendance here={sample.here + 1} />}
          />
        ) : (
          <Attendance here={sample.here} />
        )}
        <div className={s.arrivals}>
          {works ? (
            <Still
              still={first}
              working={
                <Either
                  touch="check-in"
                  before={<Arrivals title="At the door" aside={<span className={s.button}>Check in</span>} />}
                  after={
                    <Arrivals
                      title="Just arrived"
                      aside={
                        <>
                          <Pill word="Here" />
                          {time}
                        </>
                      }
                    />
                  }
                />
              }
            />
          ) : (
            first
          )}
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

function Attendance({ here }: { here: number }) {
  return (
    <>
      <div className={s.count}>
        <span className={s.here}>{here}</span>
        <span className={s.of}>of {sample.expected} here</span>
        <span className={s.others}>
          {Math.round((here / sample.expected) * 100)}% · {sample.guests} guests · {sample.alumni} alumni
        </span>
      </div>
      <AttendanceMeter here={here} expected={sample.expected} />
    </>
  );
}

/** The heading and the first row. */
function Arrivals({ title, aside = time }: { title: string; aside?: ReactNode }) {
  return (
    <>
      <ListHeading title={title} />
      <PersonRow person={jordan.person} title={jordan.person.name} aside={aside} />
    </>
  );
}
