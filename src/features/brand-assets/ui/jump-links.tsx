import s from './jump-links.module.css';

const SECTIONS = [
  ['brand-information', 'Brand Information'],
  ['brand-colors', 'Colors'],
  ['platforms', 'Profiles and banners'],
  ['app-screenshots', 'App Screenshots'],
  ['ipad-screenshots', 'iPad Screenshots'],
  ['print', 'On paper and on walls'],
  ['usage', 'Usage Guidelines'],
] as const;

/** On a phone, the page is some thirty screens long. */
export function JumpLinks({ hasTablets }: { hasTablets: boolean }) {
  const shown = SECTIONS.filter(([id]) => hasTablets || id !== 'ipad-screenshots');
  return (
    <nav aria-label="On this page" className={`container-page ${s.jump}`}>
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
