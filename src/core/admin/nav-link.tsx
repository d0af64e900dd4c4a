'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';

export type OwnPage = { path: string; label: string; roles: readonly string[] };

/** A menu link to one of our own pages, for the roles that use it. */
export function NavLink({ path, label, roles }: OwnPage) {
  const { user } = useAuth();
  const { admin } = useConfig().config.routes;
  const address = `${admin}${path}`;
  const here = usePathname();
  const isHere = here === address || here.startsWith(`${address}/`);
  if (!roles.includes(String(user?.role))) return null;
  return (
    <a className="nav__link" href={address} aria-current={isHere ? 'page' : undefined}>
      <span className="nav__link-label">{label}</span>
    </a>
  );
}
