import { Crest } from './crest';
import { RunningStrip } from './running-strip';
import s from './sample-chapters.module.css';

type Chapter = { name: string; school: string; letters: string };

/** The partner strip. Its chapters are invented, and a note says so. */
export function SampleChapters({ chapters }: { chapters: Chapter[] }) {
  if (chapters.length === 0) return null;
  return (
    <div className={s.row}>
      <p className={s.label}>Sample partner chapters</p>
      <RunningStrip subject="sample chapters" className={s.strip}>
        {chapters.map(({ name, school, letters }, place) => (
          <div key={name} className={s.chapter}>
            <Crest letters={letters} place={place} />
            <div className={s.words}>
              <p className={s.name}>{name}</p>
              <p className={s.school}>{school}</p>
            </div>
          </div>
        ))}
      </RunningStrip>
    </div>
  );
}
