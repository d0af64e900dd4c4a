import type { AppScreenProps } from '../contract';
import { ActionButton } from './action-button';
import { AttendanceMeter } from './attendance-meter';
import s from './check-in-tablet.module.css';
import { CodeDrawing } from './code-drawing';
import { DisplayWords } from './display-words';
import { checkInSample as sample } from './sample-check-in';
import { ListHeading, PersonRow, Pill } from './screen-list';
import { StatStrip } from './stat-strip';
import { TabletScreen } from './tablet-screen';

const stats = [
  [`${sample.rate}%`, 'attendance rate'],
  [String(sample.guests), 'guests'],
  [String(sample.alumni), 'alumni'],
] as const;

/** Artboard "Event Check-in" on a tablet: the one set up at the entrance. */
export function CheckInTablet({ brand, code }: AppScreenProps) {
  return (
    <TabletScreen brand={brand} place="Check-in" signs="#ffffff">
      <div className={s.door}>
        <div className={s.split}>
          <div className={s.code}>
            <CodeDrawing code={code} fit={280} />
          </div>
          <div className={s.words}>
            <div className={s.open}>
              <span className={s.pulse} />
              <span>Check-in is open</span>
            </div>
            <DisplayWords text={sample.event} className={s.event} />
            <div className={s.where}>{sample.where}</div>
            <div className={s.hint}>Members scan this to check in</div>
            <div className={s.actions}>
              <ActionButton glyph="refresh-cw" words="Generate New Code" />
              <div className={s.second}>
                <ActionButton glyph="user-plus" words="Manual Check-in" tone="night" />
              </div>
            </div>
          </div>
        </div>
      </div>
      <div className={s.sheet}>
        <div className={s.count}>
          <div className={s.here}>
            <span className={s.figure}>{sample.here}</span>
            <span className={s.of}>of {sample.expected} here</span>
          </div>
          <div className={s.strip}>
            <StatStrip stats={stats} />
          </div>
        </div>
        <div className={s.meter}>
          <AttendanceMeter here={sample.here} expected={sample.expected} perColumn={1} width={728} />
        </div>
        <div className={s.columns}>
          <div className={s.arrived}>
            <ListHeading title="Recent check-ins" />
            {sample.arrivals.map(({ person, guest, from, at }) => (
              <PersonRow
                key={person.name}
                person={person}
                title={person.name}
                detail={from}
                aside={
                  <>
                    {guest && <Pill word="Guest" />}
                    <span className={s.at}>{at}</span>
                  </>
                }
              />
            ))}
          </div>
          <div className={s.missing}>
            <ListHeading
              title="Not here yet"
              aside={<span className={s.note}>{sample.expected - sample.here} members</span>}
            />
            {sample.missing.map(({ person, detail }) => (
              <PersonRow key={person.name} person={person} title={person.name} detail={detail} />
            ))}
            <div className={s.more}>and {sample.expected - sample.here - sample.missing.length} more</div>
            <div className={s.remind}>
              <ActionButton glyph="send" words="Nudge everyone" tone="paper" />
            </div>
            <div className={s.doors}>
              <DisplayWords text="Doors close in 8 minutes" className={s.close} />
              <div className={s.late}>After 7:10 PM a check-in counts as late.</div>
            </div>
          </div>
        </div>
      </div>
    </TabletScreen>
  );
}
