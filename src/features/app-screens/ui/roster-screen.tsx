import { forAudience } from '@/core/shared/audience';
import { Glyph } from '@/kit/ui/glyph';
import type { SampleMember, ScreenBrand } from '../contract';
import { PhoneScreen } from './phone-screen';
import s from './roster-screen.module.css';
import { rosterSample as sample } from './sample-roster';
import { ListHeading, PersonRow, Pill } from './screen-list';
import { SearchField } from './search-field';
import { TitleBar } from './title-bar';

/** Artboard "Roster". */
export function RosterScreen({ brand }: { brand: Pick<ScreenBrand, 'audience'> }) {
  return (
    <PhoneScreen time={sample.time} tab="Roster">
      <div className={s.body}>
        <TitleBar title="Roster">
          <Glyph name="sliders-horizontal" size={22} color="var(--color-ink)" />
          <Glyph name="user-plus" size={22} color="var(--color-ink)" />
        </TitleBar>
        <div className={s.search}>
          <SearchField words={forAudience('Search brothers...', brand.audience)} />
        </div>
        <div className={s.filters}>
          <span className={s.chosen}>Active {sample.active}</span>
          <span className={s.filter}>New {sample.incoming}</span>
          <span className={s.filter}>Alumni {sample.alumni}</span>
        </div>
        <ListHeading title="Executive board" />
        {sample.board.map(memberRow)}
        <div className={s.second}>
          <ListHeading title="Members" />
          {sample.members.map(memberRow)}
        </div>
      </div>
    </PhoneScreen>
  );
}

function memberRow(member: SampleMember) {
  const { name, office, classYear, attendance, dues } = member;
  return (
    <PersonRow
      key={name}
      person={member}
      title={name}
      detail={`${office} · ${classYear} · ${attendance}%`}
      aside={<Pill word={dues} />}
    />
  );
}
