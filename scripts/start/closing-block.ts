import type { FirstAdmin } from './prepare';

type Facts = { siteUrl: string; admin: FirstAdmin; seconds: number; mode: 'production' | 'development' };

const signIn = (admin: FirstAdmin): string => {
  if (!admin) return 'with your account (lost? npm run admin -- reset-password <name>)';
  if (!admin.password) return `${admin.username}, with ADMIN_PASSWORD`;
  return `${admin.username} / ${admin.password}   (shown only now: keep it)`;
};

/** What a person needs to know once the site runs, at a glance. */
export const closingBlock = ({ siteUrl, admin, seconds, mode }: Facts): string =>
  [
    '',
    `Colonnade is up${mode === 'development' ? ' with hot reload' : ''}, after ${seconds} s.`,
    `  Site         ${siteUrl}/`,
    `  Back office  ${siteUrl}/admin`,
    `  Sign in      ${signIn(admin)}`,
    '  Stop         Ctrl-C',
    '',
  ].join('\n');
