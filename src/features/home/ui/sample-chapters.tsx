import type { HomeWords } from '../contract.texts';
import { RunningStrip } from './running-strip';
import s from './sample-chapters.module.css';
import { STRIP_GLYPHS } from './strip-glyphs';

// Shield, oval, lozenge and house: neighbors on the strip never share one.
const outlines = [
  'M4 4h46v28c0 12-10 19-23 23C14 51 4 44 4 32z',
  'M3 29a24 26 0 1 0 48 0 24 26 0 1 0-48 0',
  'M27 3l24 26-24 26L3 29z',
  'M4 12l23-9 23 9v43H4z',
];

/** Greek letters in a crest, whose outline depends on the chapter's place on the strip. */
function Crest({ letters, place }: { letters: string; place: number }) {
  return (
    <span className={s.crest} aria-hidden="true">
      <svg width={54} height={58} viewBox="0 0 54 58" fill="none" stroke="currentColor" strokeWidth={1.8}>
        <path d={outlines[place % outlines.length]} />
      </svg>
      <span className={s.letters}>{letters}</span>
    </span>
  );
}

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
