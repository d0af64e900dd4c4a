import { forAudience } from '@/core/shared/audience';
import type { AppScreenProps } from '../contract';
import { ActionButton } from './action-button';
import { RosterTable } from './roster-table';
import s from './roster-tablet.module.css';
import { rosterSample as sample } from './sample-roster';
import { rosterTable } from './sample-roster-table';
import { SearchField } from './search-field';
import { TabletHead } from './tablet-head';
import { TabletScreen } from './tablet-screen';

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
