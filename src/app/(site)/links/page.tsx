import type { Metadata } from 'next';
import { getBrand } from '@/features/brand/server/brand.queries';
import { listLinks } from '@/features/links/server/links.queries';
import { LinksPage } from '@/features/links/ui/links-page';
import { LOGIN_API, LOGOUT_API, SESSION_API } from '@/features/staff/contract';

const SIGN_IN = { session: SESSION_API, login: LOGIN_API, logout: LOGOUT_API };

export async function generateMetadata(): Promise<Metadata> {
  const { name, prize } = await getBrand();
  return {
    title: `Win ${prize}!`,
    description: `Follow ${name} on every platform listed here: each account you follow is one entry to win ${prize}.`,
  };
}

/** The same for everybody: who may edit is asked by the browser, when somebody wants to. */
export default async function Page() {
  const [brand, links] = await Promise.all([getBrand(), listLinks({ includeInactive: false })]);
  return <LinksPage brand={brand} links={links} signIn={SIGN_IN} />;
}
