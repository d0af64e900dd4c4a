import { profileSample } from './sample-profile';
import s from './term-progress.module.css';

const trackPx = 346;

/** The member's progress with each requirement of the term. */
export function TermProgress() {
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
