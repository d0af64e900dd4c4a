'use client';

import { useAuth } from '@payloadcms/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

const ADDRESS = '/admin/files';

/** In the menu, for those who look after applications and tickets. */
export function HandFilesLink() {
  const { user } = useAuth();
  const isHere = usePathname() === ADDRESS;
  if (user?.role !== 'admin' && user?.role !== 'support') return null;
  return (
    <Link
      href={ADDRESS}
      prefetch={false}
      className="nav__link hand-files__link"
      aria-current={isHere ? 'page' : undefined}
    >
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">Files by hand</span>
    </Link>
  );
}
