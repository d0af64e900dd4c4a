import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { AppScreenProps } from '../contract';
import { ActionButton } from './action-button';
import { ActivityList } from './activity-list';
import { ContactCard } from './contact-card';
import { DisplayWords } from './display-words';
import { profileStats } from './profile-facts';
import s from './profile-tablet.module.css';
import { profileSample as sample } from './sample-profile';
import { ListHeading } from './screen-list';
import { StatStrip } from './stat-strip';
import { TabletScreen } from './tablet-screen';
import { TermProgress } from './term-progress';

/** Artboard "Profile" on a tablet. */
export function ProfileTablet({ brand }: Pick<AppScreenProps, 'brand'>) {
  const { member } = sample;
  return (
    <TabletScreen brand={brand} place="Profile" signs="#ffffff">
      <div className={s.head}>
        <div className={s.person}>
          <div className={s.ring}>
            <OvalPortrait initials={member.initials} tint={member.tint} />
          </div>
          <div className={s.words}>
            <DisplayWords text={member.name} className={s.name} />
            <div className={s.office}>
              {member.office}, class of {member.classYear}
            </div>
            <div className={s.chapter}>{sample.chapter}</div>
            <div className={s.tags}>
              {sample.tags.map((tag) => (
                <span key={tag} className={s.tag}>
                  {tag}
                </span>
              ))}
            </div>
          </div>
          <div className={s.edit}>
            <ActionButton glyph="pencil" words="Edit Profile" />
          </div>
        </div>
      </div>
      <div className={s.sheet}>
        <StatStrip stats={profileStats} />
        <div className={s.columns}>
          <div className={s.column}>
            <ListHeading title="Contact information" />
            <ContactCard />
          </div>
          <div className={s.column}>
            <ListHeading title="Activity this term" />
            <TermProgress />
          </div>
        </div>
        <div className={s.activity}>
          <ActivityList />
        </div>
      </div>
    </TabletScreen>
  );
}
