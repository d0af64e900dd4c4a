import { Glyph } from '@/ui/glyph';
import type { CodePath } from '../contract';
import { AttendanceMeter } from './attendance-meter';
import s from './check-in-screen.module.css';
import { CodeDrawing } from './code-drawing';
import { DisplayWords } from './display-words';
import { PhoneScreen } from './phone-screen';
import { checkInSample as sample } from './sample-check-in';
import { ListHeading, PersonRow, Pill } from './screen-list';

const shownArrivals = 3;

/** Artboard "Event Check-in". `code` is a real QR code, made on the server. */
export function CheckInScreen({ code }: { code: CodePath }) {
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
        <div className={s.count}>
          <span className={s.here}>{sample.here}</span>
          <span className={s.of}>of {sample.expected} here</span>
          <span className={s.others}>
            {sample.rate}% · {sample.guests} guests · {sample.alumni} alumni
          </span>
        </div>
        <AttendanceMeter here={sample.here} expected={sample.expected} />
        <div className={s.arrivals}>
          <ListHeading title="Just arrived" />
          {sample.arrivals.slice(0, shownArrivals).map(({ person, guest, at }) => (
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
