import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getPayloadClient } from '@/core/server/payload';
import { LoginLogo } from '@/features/brand/admin/brand-lockup';
import { getBrand } from '@/features/brand/server/brand.queries';
import { siteIcons } from '@/features/brand/server/site-icons';
import { SignIn } from '@/features/staff/admin/sign-in/sign-in';
import { readSecondStep } from '@/features/staff/server/second-factor/pending.queries';
import { passkeysWork } from '@/features/staff/server/second-factor/site-address';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const brand = await getBrand();
  return { title: 'Your invitation · Back office', robots: 'noindex', icons: siteIcons(brand) };
}

/** Where the link of an invitation leads: the password, then what the sign-in asks for. */
export default async function InvitationPage() {
  return (
    <SignIn
      logo={<LoginLogo payload={await getPayloadClient()} />}
      next="/admin"
      passkeysWork={passkeysWork()}
      pending={await readSecondStep(await headers())}
      isInvited
    />
  );
}
