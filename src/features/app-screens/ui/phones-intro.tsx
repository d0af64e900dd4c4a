import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { Glyph } from '@/kit/ui/glyph';
import type { PhonesWords } from '../contract';
import s from './phones-intro.module.css';

const SECONDS = 20;

/** One person as a column, 12 units from the last one. */
const column = (index: number) => {
  const middle = 6 + 12 * index;
  return `M${middle - 3.5} 3.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0m1 5h5v22h-5z`;
};

/** On a narrow screen, above the phones. */
export function PhonesIntro({ words }: { words: PhonesWords }) {
  return (
    <div className={s.intro}>
      <h2 className={s.heading}>{words.title}</h2>
      <p className={s.lead}>{words.narrow}</p>
    </div>
  );
}

/** Below the phones: what to do with them, and the tour. */
export function PhonesLine({ words }: { words: PhonesWords }) {
  const stops = [
    [words.doorTitle, words.doorText],
    [words.formalTitle, words.formalText],
    [words.duesTitle, words.duesText],
    [words.houseTitle, words.houseText],
  ];
  return (
    <section className={s.line} aria-label={words.name} data-phones-line>
      <PhoneTabs label={words.title} />
      <div className={`container-page ${s.row}`}>
        <p className={s.rest}>
          <strong>{words.title}</strong> <span className={s.before}>{words.text}</span>
          <span className={s.after}>{words.after}</span>
        </p>
        <div className={s.stops} aria-live="polite">
          {stops.map(([title, text], index) => (
            <p key={title} data-stop hidden>
              <strong className={s.stop}>{title}</strong> {text}{' '}
              <span className={s.place}>
                {fillPlaceholders(words.place, { stop: String(index + 1), stops: String(stops.length) })}
              </span>
            </p>
          ))}
        </div>
        <svg className={s.columns} viewBox="0 0 240 31" width={240} height={31} aria-hidden="true">
          {Array.from({ length: SECONDS }, (_, second) => (
            <path key={second} d={column(second)} data-second />
          ))}
        </svg>
        <div className={s.buttons}>
          <button type="button" className={s.again} data-line="again">
            {words.again}
          </button>
          <button type="button" className={`button ${s.next}`} data-variant="outline" data-line="next">
            {words.next}
          </button>
          <button type="button" className={`button ${s.toggle}`} data-variant="outline" data-line="toggle">
            <span className={s.start}>
              <Glyph name="play" size={17} strokeWidth={2} />
              {words.tour}
            </span>
            <span className={s.stopTour}>
              <Glyph name="square" size={16} strokeWidth={2} />
              {words.stop}
            </span>
          </button>
        </div>
        <p className="sr-only" role="status" data-phones-said />
      </div>
    </section>
  );
}

/** The names of the phones, as the app has them. */
const TABS = [
  ['check-in', 'Check-in'],
  ['answer', 'Home'],
  ['remind', 'Dues'],
] as const;

/** On a narrow screen: which phone is in the middle. */
function PhoneTabs({ label }: { label: string }) {
  return (
    <fieldset className={s.tabs}>
      <legend className="sr-only">{label}</legend>
      {TABS.map(([touch, name], index) => (
        <label key={touch} className={s.tab}>
          <input
            className={s.radio}
            type="radio"
            name="phone"
            defaultChecked={index === 0}
            data-turns-to={touch}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
