import { VIA } from '@/core/shared/via-parameter';
import { preferencesForm, unsubscribeForm } from '../rules/newsletter-forms';

/** Files and interfaces, and what belongs to one reader: none of them is a page that somebody comes by. */
const WITHOUT_CODE = ['/admin', '/api', '/media', preferencesForm.path, unsubscribeForm.path];

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/**
 * A link to a page of this site with the code of where its reader comes from. Every other link stays as it is written,
 * and so does one that has a code already.
 *
 * @param href absolute
 * @param code null: the issue has none
 */
export function withCode(href: string, siteUrl: string, code: string | null): string {
  if (code === null || !URL.canParse(href)) return href;
  const address = new URL(href);
  if (address.origin !== new URL(siteUrl).origin || address.searchParams.has(VIA)) return href;
  if (WITHOUT_CODE.some((root) => isBelow(address.pathname, root))) return href;
  address.searchParams.set(VIA, code);
  return address.href;
}
