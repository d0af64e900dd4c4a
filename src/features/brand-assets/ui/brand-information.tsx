import type { AssetBrand } from '../contract';
import type { AssetsWords } from '../contract.texts';
import s from './brand-information.module.css';
import { CopyText } from './studio/copy-text';

const KEY_BENEFITS = 4;

type Props = { brand: AssetBrand; description: string; words: AssetsWords['information'] };

/** Text to paste: each line has its own copy button. */
export function BrandInformation({ brand, description, words }: Props) {
  const rows = [
    { name: words.title, text: brand.tagline },
    { name: words.name, text: brand.name },
    { name: words.description, text: description },
    { name: words.urgent, text: brand.announcements[0] ?? '' },
  ].filter(({ text }) => text);
  return (
    <section className={s.section} aria-labelledby="brand-information">
      <h2 id="brand-information">{words.heading}</h2>
      <dl className={s.ledger}>
        {rows.map(({ name, text }) => (
          <div key={name} className={s.row}>
            <dt>{name}</dt>
            <dd className={s.text}>{text}</dd>
            <dd>
              <CopyText text={text} what={name.toLowerCase()} words={words} />
            </dd>
          </div>
        ))}
        <div className={s.benefits}>
          <dt>{words.benefits}</dt>
          <dd>
            <ol>
              {brand.benefits.slice(0, KEY_BENEFITS).map(({ title, text }, place) => (
                <li key={title}>
                  <p>
                    <strong>{title}.</strong> {text}
                  </p>
                  <CopyText
                    text={`${title}. ${text}`}
                    what={`key benefit ${place + 1}: ${title}`}
                    words={words}
                  />
                </li>
              ))}
            </ol>
          </dd>
        </div>
      </dl>
    </section>
  );
}
