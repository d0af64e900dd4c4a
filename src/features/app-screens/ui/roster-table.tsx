import { OvalPortrait } from '@/kit/ui/oval-portrait';
import s from './roster-table.module.css';
import { rosterTable } from './sample-roster-table';
import { Pill } from './screen-list';

export function RosterTable() {
  return (
    <>
      <div className={s.head}>
        <span className={s.first}>Member</span>
        <span className={s.year}>Class</span>
        <span className={s.committee}>Committee</span>
        <span className={s.attendance}>Attendance</span>
        <span className={s.events}>Events</span>
        <span className={s.dues}>Dues</span>
      </div>
      {rosterTable.map(({ member, committee, events }) => (
        <div key={member.name} className={s.row}>
          <OvalPortrait initials={member.initials} tint={member.tint} />
          <div className={s.person}>
            <div className={s.name}>{member.name}</div>
            <div className={s.office}>{member.office}</div>
          </div>
          <span className={s.year}>{member.classYear}</span>
          <span className={s.committee}>{committee}</span>
          <span className={s.attendance}>{member.attendance}%</span>
          <span className={s.events}>{events}</span>
          <span className={s.dues}>
            <Pill word={member.dues} />
          </span>
        </div>
      ))}
    </>
  );
}
