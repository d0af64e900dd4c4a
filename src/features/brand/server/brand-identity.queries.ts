import { requestPool } from '@/db/pool';
import type { BrandIdentity } from '@/shared/brand-identity';
import { keepOne } from '@/shared/keep-one';

/** Submissions come by the hundred a second; an edited brand is in the next second's mails. */
const FRESH_MS = 1000;

type Kept = { until: number; identity: Promise<BrandIdentity> | null };

async function read(): Promise<BrandIdentity> {
  const { rows } = await requestPool().query<{
    name: string;
    prefix: string;
    contact: string;
    support: string;
    applications: string;
  }>(`select name, prefix, mailboxes_contact as contact, mailboxes_support as support,
        mailboxes_applications as applications from brand order by id limit 1`);
  const row = rows[0];
  if (!row) throw new Error('The brand is not set up: run the seed');
  const { name, prefix, ...mailboxes } = row;
  return { name, prefix, mailboxes };
}

/** Plain SQL, so that a submission does not start Payload. @throws database errors */
export function readBrandIdentity(): Promise<BrandIdentity> {
  const kept = keepOne<Kept>('brand-identity', () => ({ until: 0, identity: null }));
  if (kept.identity && Date.now() < kept.until) return kept.identity;
  const identity = read();
  kept.identity = identity;
  kept.until = Date.now() + FRESH_MS;
  identity.catch(() => {
    kept.identity = null;
  });
  return identity;
}
