import { ActionButton } from './action-button';
import { DisplayWords } from './display-words';
import s from './dues-card.module.css';
import { duesShares, money } from './dues-shares';
import { duesSample as sample } from './sample-dues';

const widthPx = 218;

/** Summary of the term's dues. */
export function DuesCard() {
  const members = sample.paid + sample.onPlan + sample.overdue;
  return (
    <div className={s.card}>
      <div className={s.title}>Spring dues</div>
      <DisplayWords text={money(sample.collected)} className={s.sum} />
      <div className={s.of}>of {money(sample.total)} collected</div>
      <div className={s.share}>
        {duesShares.map(({ count, words, fill }) => (
          <div
            key={words}
            className={s.part}
            style={{ width: Math.round((widthPx * count) / members), background: fill }}
          />
        ))}
      </div>
      <ActionButton glyph="bell-ring" words={`Remind ${sample.overdue} members`} tone="paper" />
    </div>
  );
}
