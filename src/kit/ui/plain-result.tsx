import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';
import { PageMain } from './page-shell/page-main';

type PlainResultProps = {
  title: string;
  children: ReactNode;
  /** The next step; a plain document load, because these pages serve people without JavaScript. */
  next?: { href: string; label: string };
};

/** One heading, a sentence or two, one link: the response to a form without JavaScript. */
export function PlainResult({ title, children, next }: PlainResultProps) {
  return (
    <PageMain>
      <section className="container-page pt-[104px] pb-16 md:pt-[150px] md:pb-[96px]">
        <h1 className="max-w-[18ch] text-[clamp(36px,11vw,52px)] md:text-[64px]">{title}</h1>
        <div className="mt-6 grid max-w-[58ch] gap-5 text-lead text-ink-2 [overflow-wrap:anywhere]">
          {children}
        </div>
        {next ? (
          <p className="mt-9">
            <ButtonLink href={next.href}>{next.label}</ButtonLink>
          </p>
        ) : null}
      </section>
    </PageMain>
  );
}
