import type { AboutView } from '../contract';
import s from './about-story.module.css';

/** The founding story, beside the file that it is about. */
export function AboutStory({ story }: Pick<AboutView, 'story'>) {
  return (
    <section className={`on-ink ${s.story}`}>
      <div className={`container-page ${s.row}`}>
        <Spreadsheet tabs={story.tabs.map(({ text }) => text)} />
        <div className={s.text}>
          <h2>{story.heading}</h2>
          {story.paragraphs.map(({ text }, place) => (
            <p key={place}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Widths of what stands in the cells, in percent of the cell; 0 is an empty one. */
const CELLS = [
  [72, 44, 58, 30],
  [54, 62, 40, 0],
  [80, 38, 64, 30],
  [46, 52, 0, 0],
  [66, 44, 58, 42],
  [58, 70, 36, 30],
  [74, 40, 0, 30],
  [50, 58, 62, 0],
];
const BROKEN = { row: 3, column: 2 };

/** A picture: the tabs are the only words in it, and the story names them too. */
function Spreadsheet({ tabs }: { tabs: string[] }) {
  return (
    <div className={s.sheet} aria-hidden="true">
      <div className={s.cells}>
        {CELLS.flatMap((row, y) =>
          row.map((width, x) => (
            <span key={`${x} ${y}`} className={s.cell}>
              {y === BROKEN.row && x === BROKEN.column ? <b>#REF!</b> : <i style={{ width: `${width}%` }} />}
            </span>
          )),
        )}
      </div>
      <div className={s.tabs}>
        {tabs.map((tab, place) => (
          <span key={place} className={s.tab}>
            {tab}
          </span>
        ))}
      </div>
    </div>
  );
}
