import type { HomeWords } from '../contract.texts';
import { Crest } from './crest';
import { RunningStrip } from './running-strip';
import s from './sample-chapters.module.css';
import { STRIP_GLYPHS } from './strip-glyphs';

type Chapter = { name: string; school: string; letters: string };

type SampleChaptersProps = { chapters: Chapter[]; words: HomeWords };

/** The partner strip. Its chapters are invented, and a note says so. */
export function SampleChapters({ chapters, words: { benefits, strips } }: SampleChaptersProps) {
  if (chapters.length === 0) return null;
  return (
    <div className={s.row}>
      <p className={s.label}>{benefits.chapters}</p>
      <RunningStrip
        {...STRIP_GLYPHS}
        pauseLabel={strips.pauseChapters}
        playLabel={strips.playChapters}
        className={s.strip}
      >
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
