import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { AppScreenProps } from '../contract';
import { ActionButton } from './action-button';
import { ActivityList } from './activity-list';
import { DisplayWords } from './display-words';
import { contactFacts, profileStats } from './profile-facts';
import s from './profile-tablet.module.css';
import { profileSample, profileSample as sample } from './sample-profile';
import { ListHeading } from './screen-list';
import { StatStrip } from './stat-strip';
import { TabletScreen } from './tablet-screen';

const trackPx = 346;

/** The member's progress with each requirement of the term. */
function TermProgress() {
  return (
    <>
      {profileSample.term.map(({ what, done, of }) => (
        <div key={what} className={s.goal}>
          <div className={s.line}>
            <span>{what}</span>
            <span className={s.share}>
              {done} of {of}
            </span>
          </div>
          <div className={s.track}>
            <div className={s.done} style={{ width: Math.round((trackPx * done) / of) }} />
          </div>
        </div>
      ))}
    </>
  );
}

/** Ways to reach the member, each with its label. */
function ContactCard() {
  return (
    <>
      {contactFacts.map(({ glyph, label, value }, i) => (
        <div key={label} className={i === 0 ? `${s.fact} ${s.first}` : s.fact}>
          <Glyph name={glyph} size={23} color="var(--color-violet-hover-word)" />
          <div>
            <div className={s.label}>{label}</div>
            <div className={s.value}>{value}</div>
          </div>
        </div>
      ))}
    </>
  );
}

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
