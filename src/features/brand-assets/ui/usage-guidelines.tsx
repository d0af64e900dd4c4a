import type { GuidelinesView } from '../contract';
import type { AssetsWords } from '../contract.texts';
import s from './usage-guidelines.module.css';

type Props = { guidelines: GuidelinesView; words: AssetsWords['usage'] };

/** Two columns of advice, numbered like articles. */
export function UsageGuidelines({ guidelines: { usage, practices, suggestions }, words }: Props) {
  return (
    <section className={s.section} aria-labelledby="usage">
      <div className="container-page">
        <h2 id="usage">{words.heading}</h2>
        <p className={`text-lead ${s.lead}`}>{usage.lead}</p>
        <div className={s.columns}>
          {[practices, suggestions].map(({ heading, rows }, column) => (
            <div key={column}>
              <h3>{heading}</h3>
              <dl>
                {rows.map(({ name, text }, place) => (
                  <div key={place}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
