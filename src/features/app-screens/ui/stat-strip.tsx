import s from './stat-strip.module.css';

/** Figures side by side, each above its label. */
export function StatStrip({ stats }: { stats: readonly (readonly [figure: string, word: string])[] }) {
  return (
    <div className={s.strip}>
      {stats.map(([figure, word], i) => (
        <div key={word} className={i === 0 ? `${s.stat} ${s.first}` : s.stat}>
          <div className={s.figure}>{figure}</div>
          <div className={s.word}>{word}</div>
        </div>
      ))}
    </div>
  );
}
