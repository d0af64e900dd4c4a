import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getPayloadClient } from '@/core/server/payload';
import { readSession } from '@/core/server/session';
import { LoginLogo } from '@/features/brand/admin/brand-lockup';
import { getBrand } from '@/features/brand/server/brand.queries';
import { siteIcons } from '@/features/brand/server/site-icons';
import { SignIn } from '@/features/staff/admin/sign-in/sign-in';
import { isPasskeyFirst } from '@/features/staff/server/second-factor/passkey-first';
import { readSecondStep } from '@/features/staff/server/second-factor/pending.queries';
import { passkeysWork } from '@/features/staff/server/second-factor/site-address';

type Args = { searchParams: Promise<{ redirect?: string | string[] }> };

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const brand = await getBrand();
  return { title: `Sign in · Back office`, robots: 'noindex', icons: siteIcons(brand) };
}

/** Only to where staff sign in from: never to another site. */
const INSIDE = /^\/(admin|links)(?=$|[/?#])[^\\]*$/;

/** Replaces Payload's own page, which has no second factor. */
export default async function SignInPage({ searchParams }: Args) {
  const { redirect: asked } = await searchParams;
  const next = typeof asked === 'string' && INSIDE.test(asked) ? asked : '/admin';
  const sent = await headers();
  if (await readSession(sent)) redirect(next);
  return (
    <SignIn
      logo={<LoginLogo payload={await getPayloadClient()} />}
      next={next}
      passkeysWork={passkeysWork()}
      passkeyFirst={isPasskeyFirst(sent.get('cookie'))}
      pending={await readSecondStep(sent)}
    />
  );
}
