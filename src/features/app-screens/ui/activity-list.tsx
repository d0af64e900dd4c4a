import s from './activity-list.module.css';
import { profileSample } from './sample-profile';
import { ListHeading } from './screen-list';

/** What a member did last; its sizes are the screen's, as custom properties. */
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
