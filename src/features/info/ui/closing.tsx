import { ButtonLink } from '@/kit/ui/button-link';
import s from './closing.module.css';

type ClosingProps = {
  heading: string;
  text: string;
  /** The first is the main next step. */
  links: { label: string; href: string; isNewTab?: boolean }[];
};

/** The end of a page, where a conversation may begin. */
export function Closing({ heading, text, links }: ClosingProps) {
  return (
    <section className={`container-page ${s.closing}`}>
      <h2>{heading}</h2>
      <div>
        <p className="text-lead">{text}</p>
        <p className={s.links}>
          {links.map(({ label, href, isNewTab }, place) => (
            <ButtonLink
              key={href}
              href={href}
              variant={place === 0 ? 'primary' : 'outline'}
              {...(isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
  );
}
