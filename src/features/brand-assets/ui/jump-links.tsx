import type { AssetsWords } from '../contract.texts';
import s from './jump-links.module.css';

const sectionsOf = (words: AssetsWords) =>
  [
    ['brand-information', words.information.heading],
    ['brand-colors', words.colors.heading],
    ['platforms', words.platforms.heading],
    ['app-screenshots', words.screens.phones],
    ['ipad-screenshots', words.screens.tablets],
    ['print', words.print.heading],
    ['usage', words.usage.heading],
  ] as const;

/** On a phone, the page is some thirty screens long. */
export function JumpLinks({ hasTablets, words }: { hasTablets: boolean; words: AssetsWords }) {
  const shown = sectionsOf(words).filter(([id]) => hasTablets || id !== 'ipad-screenshots');
  return (
    <nav aria-label={words.opening.jump} className={`container-page ${s.jump}`}>
      <ul>
        {shown.map(([id, heading]) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
