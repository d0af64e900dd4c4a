import Link from 'next/link';
import type { AnchorHTMLAttributes } from 'react';
import type { ButtonLook } from './button';

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  ButtonLook & {
    href: string;
    /** In-app navigation instead of a plain document load; never prefetched. */
    inApp?: boolean;
  };

export function ButtonLink({
  variant = 'primary',
  size = 'md',
  className = '',
  inApp,
  ...rest
}: ButtonLinkProps) {
  const look = { className: `button ${className}`, 'data-variant': variant, 'data-size': size };
  return inApp ? <Link {...rest} {...look} prefetch={false} /> : <a {...rest} {...look} />;
}
