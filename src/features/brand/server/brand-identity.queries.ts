import { requestPool } from '@/db/pool';
import { cachedRead } from '@/server/cached-read';
import type { BrandIdentity } from '@/shared/brand-identity';

/** Hundreds of submissions may come per second; an edited brand reaches emails one second later. */
const FRESH_MS = 1000;

async function read(): Promise<BrandIdentity> {
  const { rows } = await requestPool().query<{
    name: string;
    prefix: string;
    primary: string;
    light: string;
    contact: string;
    support: string;
    applications: string;
    quotes: string;
  }>(`select name, prefix, colors_primary as "primary", colors_light as light, mailboxes_contact as contact, mailboxes_support as support,
        mailboxes_applications as applications, mailboxes_quotes as quotes from brand order by id limit 1`);
  const row = rows[0];
  if (!row) throw new Error('The brand is not set up: run the seed');
  const { name, prefix, primary, light, ...mailboxes } = row;
  return { name, prefix, colors: { primary, light }, mailboxes };
}

/** Plain SQL, so that a submission does not start Payload. @throws database errors */
export const readBrandIdentity = cachedRead('brand-identity', FRESH_MS, read);
