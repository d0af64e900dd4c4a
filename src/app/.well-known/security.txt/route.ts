import { env } from '@/env';
import { getBrand } from '@/features/brand/server/brand.queries';
import { securityText } from '@/kit/shared/security-text';

export async function GET() {
  const { mailboxes } = await getBrand();
  return new Response(securityText(mailboxes.contact, env().SITE_URL, new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
