import type { ReactNode } from 'react';

type PageMainProps = {
  /** What the transparent header overlays. */
  tone?: 'paper' | 'violet';
  /** Color of the last section, from which the footer's pediment is cut out. */
  above?: 'paper' | 'paper-2' | 'violet';
  className?: string;
  children: ReactNode;
};

/** A page's <main>. Header and footer are outside and read tone and color from it by CSS. */
export function PageMain({ tone = 'paper', above = 'paper', className, children }: PageMainProps) {
  return (
    <main id="content" tabIndex={-1} data-tone={tone} data-above={above} className={className}>
      {children}
    </main>
  );
}
