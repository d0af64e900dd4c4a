import type { AboutView } from '../contract';
import s from './about-story.module.css';

/** The founding story, beside the spreadsheet that it describes. */
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

/** Widths of the cells' content, in percent of the cell; 0 is an empty cell. */
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

/** A picture: its only text is the tabs, which the story names too. */
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
