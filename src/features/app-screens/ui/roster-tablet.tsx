import { forAudience } from '@/core/shared/audience';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { AppScreenProps } from '../contract';
import { ActionButton } from './action-button';
import rosterTableStyles from './roster-table.module.css';
import s from './roster-tablet.module.css';
import { rosterSample as sample } from './sample-roster';
import { rosterTable } from './sample-roster-table';
import { Pill } from './screen-list';
import { SearchField } from './search-field';
import { TabletHead } from './tablet-head';
import { TabletScreen } from './tablet-screen';

function RosterTable() {
  return (
    <>
      <div className={rosterTableStyles.head}>
        <span className={rosterTableStyles.first}>Member</span>
        <span className={rosterTableStyles.year}>Class</span>
        <span className={rosterTableStyles.committee}>Committee</span>
        <span className={rosterTableStyles.attendance}>Attendance</span>
        <span className={rosterTableStyles.events}>Events</span>
        <span className={rosterTableStyles.dues}>Dues</span>
      </div>
      {rosterTable.map(({ member, committee, events }) => (
        <div key={member.name} className={rosterTableStyles.row}>
          <OvalPortrait initials={member.initials} tint={member.tint} />
          <div className={rosterTableStyles.person}>
            <div className={rosterTableStyles.name}>{member.name}</div>
            <div className={rosterTableStyles.office}>{member.office}</div>
          </div>
          <span className={rosterTableStyles.year}>{member.classYear}</span>
          <span className={rosterTableStyles.committee}>{committee}</span>
          <span className={rosterTableStyles.attendance}>{member.attendance}%</span>
          <span className={rosterTableStyles.events}>{events}</span>
          <span className={rosterTableStyles.dues}>
            <Pill word={member.dues} />
          </span>
        </div>
      ))}
    </>
  );
}

/** Artboard "Roster" on a tablet: the chapter as a table. */
export function RosterTablet({ brand }: Pick<AppScreenProps, 'brand'>) {
  return (
    <TabletScreen brand={brand} place="Roster">
      <div className={s.page}>
        <TabletHead title="Roster" detail={`${sample.active} active members, spring term`}>
          <ActionButton glyph="download" words="Export List" tone="paper" />
          <ActionButton glyph="user-plus" words="Add Member" />
        </TabletHead>
        <div className={s.tools}>
          <div className={s.search}>
            <SearchField words={forAudience('Search brothers...', brand.audience)} />
          </div>
          <div className={s.filters}>
            <span className={s.chosen}>Active {sample.active}</span>
            <span className={s.filter}>New {sample.incoming}</span>
            <span className={s.filter}>Alumni {sample.alumni}</span>
          </div>
        </div>
        <div className={s.table}>
          <RosterTable />
        </div>
        <div className={s.foot}>
          <span>
            Showing {rosterTable.length} of {sample.active}
          </span>
          <span className={s.next}>Next page</span>
        </div>
      </div>
    </TabletScreen>
  );
}
