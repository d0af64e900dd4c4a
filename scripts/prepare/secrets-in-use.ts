import type pg from 'pg';
import { z } from 'zod';
import { allSecrets, keyId, keyIds } from '@/kit/db/secret-keys';
import { PURPOSE_NAMES, type SecretPurpose } from '@/kit/db/secret-purposes';

/** Which secret of a purpose the site signs with, and when it was made; '' = it is derived from PAYLOAD_SECRET. */
const used = z.object({ id: z.string(), made: z.string() });
const usedSchema = z.record(z.string(), used);
type Used = z.output<typeof used>;

const usedHere = (purpose: SecretPurpose): Used => {
  const [newest] = allSecrets(purpose);
  return { id: keyId(newest?.key ?? ''), made: newest?.made ?? '' };
};

const READ = `select value from site.meta where key = 'secrets'`;
const WRITE = `insert into site.meta (key, value) values ('secrets', $1)
  on conflict (key) do update set value = excluded.value, updated_at = now()`;

/** Reports secrets that another machine, or an earlier start, signs with and this machine lacks. */
export async function compareSecrets(client: pg.Client, report: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ value: string }>(READ);
  const known = usedSchema.parse(JSON.parse(rows[0]?.value ?? '{}'));
  const next: Record<string, Used> = {};
  const missing: SecretPurpose[] = [];
  for (const purpose of PURPOSE_NAMES) {
    const here = usedHere(purpose);
    const before = known[purpose] ?? here;
    const isKnown = keyIds(purpose).includes(before.id) || here.made > before.made;
    if (!isKnown) missing.push(purpose);
    next[purpose] = isKnown || here.made === before.made ? here : before;
  }
  if (missing.length > 0)
    report(
      `This machine lacks secrets that the site uses (${missing.join(', ')}): what they signed does not work here. ` +
        'Bring DATA_DIR/secrets.json and PAYLOAD_SECRET of the other machines, or `npm run secrets -- rotate` what is lost.',
    );
  await client.query(WRITE, [JSON.stringify(next)]);
}
