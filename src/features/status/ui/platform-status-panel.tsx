import { FilledText } from '@/kit/ui/filled-text';
import type { PlatformStatus } from '../contract';
import type { StatusWords } from '../contract.texts';
import s from './platform-status-panel.module.css';
import { StatusColumn } from './status-column';

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
