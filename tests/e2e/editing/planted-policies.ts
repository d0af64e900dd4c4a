import { query } from '../../support/api';
import type { Site } from '../../support/site';

const block = (type: string, text: string) => ({
  type,
  ...(type === 'heading' && { tag: 'h2' }),
  children: [{ type: 'text', text, format: 0 }],
});
const body = (opening: string, last?: string) =>
  JSON.stringify({
    root: {
      type: 'root',
      children: [
        block('paragraph', opening),
        block('heading', 'Section'),
        ...(last ? [block('paragraph', last)] : []),
      ],
    },
  });

type Version = { policy: string; number: number; text: string; effective: string; note?: string };

const publish = (site: Site, { policy, number, text, effective, note }: Version) =>
  query(
    site,
    `insert into policy_versions (title, body, policy, number, effective_date, last_updated, change_note, published_at)
     values ('Planted', $1::jsonb, $2::enum_policy_versions_policy, $3, $4, $4, $5, '2026-01-02')`,
    [text, policy, number, effective, note ?? null],
  );

/** Versions in every state, and comparisons of every kind: a fresh site's, put there once. */
export async function plantPolicies(site: Site) {
  const [planted] = await query(site, `select from policy_versions where title = 'Planted' limit 1`);
  if (!planted) {
    const replaces = { policy: 'cookies', effective: '2026-01-03', note: 'A note.' };
    await publish(site, { ...replaces, number: 2, text: body('Old words stand here.') });
    await publish(site, { ...replaces, number: 3, text: body('Red words stand here.', 'One more of them.') });
    await publish(site, { ...replaces, number: 4, text: body('Red words stand here.', 'One more of them.') });
    const unsaid = { ...replaces, note: undefined };
    await publish(site, {
      ...unsaid,
      number: 5,
      text: body('Red words stand here now.', 'One more of them.'),
    });
    await publish(site, { ...unsaid, number: 6, text: body('Red words stand here now.') });
    const ahead = { policy: 'terms', text: body('Later.'), note: 'A note.' };
    await publish(site, { ...ahead, number: 2, effective: '2199-09-01' });
    await publish(site, { ...ahead, number: 3, effective: '2199-08-01' });
    await query(
      site,
      `alter table policy_versions disable trigger policy_versions_append_only;
       update policy_versions set effective_date = '2199-09-01T12:00:00Z' where policy = 'gdpr';
       alter table policy_versions enable trigger policy_versions_append_only;`,
    );
  }
  await query(site, `update privacy_policy set _status = 'draft'`);
}

/** The withdrawn policy is back. */
export const restorePolicies = (site: Site) => query(site, `update privacy_policy set _status = 'published'`);
