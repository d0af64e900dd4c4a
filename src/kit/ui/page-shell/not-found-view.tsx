import { ButtonLink } from '../button-link';
import { PageMain } from './page-main';

type NotFoundWords = Record<'heading' | 'text' | 'home', string>;

/** A temple whose middle column is missing. */
export function NotFoundView({ words }: { words: NotFoundWords }) {
  return (
    <PageMain className="pt-[120px] pb-24 md:pt-[148px]">
      <div className="container-page grid justify-items-center gap-10 text-center">
        <BrokenTemple />
        <div>
          <h1 className="text-[44px] md:text-[72px]">{words.heading}</h1>
          <p className="text-lead mx-auto mt-5 text-ink-2">{words.text}</p>
          <ButtonLink href="/" inApp className="mt-8">
            {words.home}
          </ButtonLink>
        </div>
      </div>
    </PageMain>
  );
}

function BrokenTemple() {
  return (
    <svg
      viewBox="0 0 360 268"
      className="h-auto w-[min(360px,80vw)] text-lit"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M180 4 352 70v12H8V70z" />
      <path d="M180 22 296 66H64z" className="text-tympanum" />
      <path d="M8 88h344v14H8z" />
      {[40, 110, 226, 296].map((x) => (
        <g key={x} className="text-violet-word">
          <circle cx={x + 12} cy="124" r="14" />
          <path d={`M${x} 146h24v84h-24z`} />
        </g>
      ))}
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="6 5" className="text-line-2">
        <circle cx="180" cy="124" r="14" />
        <path d="M168 146h24v84h-24z" />
      </g>
      <path d="M20 234h320v12H20zM4 250h352v14H4z" />
    </svg>
  );
}
