import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { parseWith, publicEndpoint } from '@/kit/server/public-endpoint';
import { readForm } from '@/kit/server/read-body';
import { seeOther } from '@/kit/server/responses';
import { preferencesForm, preferencesRequest } from '../contract';
import { readLink } from './subscriber-links';
import { confirmSubscriber, unsubscribeReader } from './subscribers';

export type Preferences = { email: string; name: string; isSubscribed: boolean };

/** @returns null when the link is not valid, or nobody of this address is in the list (anymore) */
export async function readPreferences(token: unknown): Promise<Preferences | null> {
  const link = await readLink('newsletter-preferences', token);
  if (link === null || link.isExpired) return null;
  const { rows } = await requestPool().query<Preferences>(
    `select email, coalesce(name, '') as name, state = 'confirmed' as "isSubscribed" from newsletter where email = $1`,
    [link.email],
  );
  return rows[0] ?? null;
}

/** The page's buttons. Whoever has the link got it in the mailbox of this address. */
export const preferencesEndpoint = publicEndpoint({
  POST: async ({ request }) => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const known = await readPreferences(token);
    if (!known) throw new EndpointError('invalid', { message: 'This link is not valid' });
    const change = parseWith(preferencesRequest, await readForm(request));
    if (change.action === 'leave') await unsubscribeReader(known.email);
    else if (change.action === 'join') await confirmSubscriber(known.email, null);
    else
      await requestPool().query('update newsletter set name = $2, updated_at = now() where email = $1', [
        known.email,
        change.name || null,
      ]);
    return seeOther(preferencesForm.path, { token, result: change.action });
  },
});
