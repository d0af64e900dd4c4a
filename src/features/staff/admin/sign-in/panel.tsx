import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = { title: string; lead?: string; children: ReactNode; isFirst?: boolean };

/** One view of the sign-in; when it replaces another, its title gets the focus. */
export function SignInPanel({ title, lead, children, isFirst }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p>{lead}</p>}
      {children}
    </>
  );
}

export const Problem = ({ text }: { text: string | null }) => (
  <p className="sign-in__problem" role="alert">
    {text && (
      <>
        <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
        {text}
      </>
    )}
  </p>
);
