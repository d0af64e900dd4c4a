import s from './activity-list.module.css';
import { profileSample } from './sample-profile';
import { ListHeading } from './screen-list';

/** What the member did last; the screen sets its sizes as custom properties. */
export function ActivityList({ shown }: { shown?: number }) {
  return (
    <>
      <ListHeading title="Recent activity" />
      {profileSample.activity.slice(0, shown).map(({ what, detail, at }) => (
        <div key={what} className={s.act}>
          <div>
            <div className={s.what}>{what}</div>
            <div className={s.detail}>{detail}</div>
          </div>
          <div className={s.at}>{at}</div>
        </div>
      ))}
    </>
  );
}
