import { FilledText } from '@/kit/ui/filled-text';
import type { PartState, PlatformStatus } from '../contract';
import type { StatusWords } from '../contract.texts';
import s from './platform-status-panel.module.css';

/** Each state has its own shape, so that color only repeats it. In a box 40 wide and 96 high. */
const SHAPES: Record<PartState, string> = {
  working: 'M0 0h40v8H0zM5 12h30v72H5zM0 88h40v8H0z',
  delayed: 'M4 0h36v8H4zM9 12h28v30L9 52zM3 58l28-10v36H3zM0 88h40v8H0z',
  down: 'M5 66l8-9 7 10 7-14 8 11v20H5zM0 88h40v8H0z',
  off: 'M1 1h38v7H1zM6 12h28v72H6zM1 88h38v7H1z',
  soon: 'M1 1h38v7H1zM6 12h28v72H6zM1 88h38v7H1z',
};

const COLORS: Record<PartState, string> = {
  working: 'var(--color-violet-word)',
  delayed: 'var(--color-brass-graph)',
  down: 'var(--color-bad)',
  off: 'var(--color-line-2)',
  soon: 'var(--color-violet-word)',
};

const isOutline = (state: PartState) => state === 'off' || state === 'soon';

/** One part of the platform as a column: whole, cracked, broken, outlined, or dashed. */
function StatusColumn({ state }: { state: PartState }) {
  const look = isOutline(state)
    ? {
        fill: 'none',
        stroke: COLORS[state],
        strokeWidth: 1.75,
        strokeDasharray: state === 'soon' ? '4 3' : undefined,
        vectorEffect: 'non-scaling-stroke' as const,
      }
    : { fill: COLORS[state] };
  return <path d={SHAPES[state]} {...look} />;
}

const dateTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** `November 22, 2026 at 3:05:12 AM UTC`: the same for every reader. */
const utcText = (iso: string) => `${dateTime.format(new Date(iso))} UTC`;

type Props = { status: PlatformStatus; words: StatusWords['panel'] };

/** Four parts carry one roof; the state of each is drawn, and stated in words. */
export function PlatformStatusPanel({ status, words }: Props) {
  const { checkedAt, isWell, parts } = status;
  const time = <time dateTime={checkedAt}>{utcText(checkedAt)}</time>;
  return (
    <section className={s.panel} aria-labelledby="platform-status">
      <h2 id="platform-status">{words.heading}</h2>
      <p className={s.sum}>{isWell ? words.well : words.unwell}</p>
      <svg className={s.temple} viewBox="0 0 320 190" aria-hidden="true">
        <path d="M160 0 320 58v12H0V58zM0 182h320v8H0z" fill="currentColor" />
        {parts.map(({ name, state }, place) => (
          <g key={name} transform={`translate(${16 + place * 82.6} 78)`}>
            <StatusColumn state={state} />
          </g>
        ))}
      </svg>
      <dl>
        {parts.map(({ name, state, word, detail }) => (
          <div key={name} data-state={state}>
            <dt>
              <svg width={15} height={36} viewBox="0 0 40 96" aria-hidden="true">
                <StatusColumn state={state} />
              </svg>
              {name}
            </dt>
            <dd className={s.word}>{word}</dd>
            <dd className={s.detail}>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className={s.time}>
        <FilledText text={words.checked} parts={{ time }} />
      </p>
    </section>
  );
}
