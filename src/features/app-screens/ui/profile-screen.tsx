import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import { ActivityList } from './activity-list';
import { DisplayWords } from './display-words';
import { PhoneScreen } from './phone-screen';
import { contactFacts, profileStats } from './profile-facts';
import s from './profile-screen.module.css';
import { profileSample as sample } from './sample-profile';
import { ListHeading } from './screen-list';
import { StatStrip } from './stat-strip';

/** Artboard "Profile": the president's profile. */
export function ProfileScreen() {
  const { member } = sample;
  return (
    <PhoneScreen time={sample.time} tab="Home" tone="ink">
      <div className={s.head}>
        <div className={s.bar}>
          <Glyph name="chevron-left" size={24} color="#ffffff" />
          <span>Profile</span>
          <Glyph name="settings" size={22} color="#ffffff" />
        </div>
        <div className={s.person}>
          <div className={s.ring}>
            <OvalPortrait initials={member.initials} tint={member.tint} />
          </div>
          <div>
            <DisplayWords text={member.name} className={s.name} />
            <div className={s.office}>
              {member.office}, class of {member.classYear}
            </div>
            <div className={s.chapter}>{sample.chapter}</div>
          </div>
        </div>
        <div className={s.tags}>
          {sample.tags.map((tag) => (
            <span key={tag} className={s.tag}>
              {tag}
            </span>
          ))}
        </div>
      </div>
      <div className={s.sheet}>
        <StatStrip stats={profileStats} />
        <div className={s.contact}>
          <ListHeading title="Contact" />
          {contactFacts.map(({ glyph, value }) => (
            <div key={value} className={s.fact}>
              <Glyph name={glyph} size={18} color="var(--color-violet-hover-word)" />
              {value}
            </div>
          ))}
        </div>
        <div className={s.contact}>
          <ActivityList shown={3} />
        </div>
      </div>
    </PhoneScreen>
  );
}
