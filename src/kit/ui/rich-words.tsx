import type { ReactNode } from 'react';
import type { RichInline, TextMark } from '@/kit/shared/rich-text';

export function markedText(text: string, marks: TextMark[]): ReactNode {
  let inner: ReactNode = text;
  for (const Mark of marks) inner = <Mark>{inner}</Mark>;
  return inner;
}

type RichLinkProps = { href: string; isNewTab: boolean; children: ReactNode };

export function RichLink({ href, isNewTab, children }: RichLinkProps) {
  const tab = isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...tab} className="text-link">
      {children}
    </a>
  );
}

/** Parts do not change order while a page is shown, so their index can be the key. */
export function RichWords({ parts }: { parts: RichInline[] }) {
  return parts.map((part, place) => <Part key={place} part={part} />);
}

function Part({ part }: { part: RichInline }) {
  if (part.kind === 'break') return <br />;
  if (part.kind === 'text') return markedText(part.text, part.marks);
  return (
    <RichLink href={part.href} isNewTab={part.isNewTab}>
      <RichWords parts={part.children} />
    </RichLink>
  );
}
