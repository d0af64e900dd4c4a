'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';

/** In the menu, for those who may answer such requests. */
export function PrivacyLink() {
  const { user } = useAuth();
  const { admin } = useConfig().config.routes;
  const address = `${admin}/privacy`;
  const isHere = usePathname() === address;
  if (user?.role !== 'admin') return null;
  return (
    <a className="nav__link" href={address} aria-current={isHere ? 'page' : undefined}>
      <span className="nav__link-label">Privacy requests</span>
    </a>
  );
}
