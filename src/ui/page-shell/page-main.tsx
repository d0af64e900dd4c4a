import type { ReactNode } from 'react';

type PageMainProps = {
  /** What the transparent header lies on. */
  tone?: 'paper' | 'violet';
  /** Colour of the last section, in which the footer's pediment is cut. */
  above?: 'paper' | 'paper-2' | 'violet';
  className?: string;
  children: ReactNode;
};

/** A page's <main>. Header and footer stand outside and read tone and colour from it by CSS. */
export function PageMain({ tone = 'paper', above = 'paper', className, children }: PageMainProps) {
  return (
    <main id="content" tabIndex={-1} data-tone={tone} data-above={above} className={className}>
      {children}
    </main>
  );
}
