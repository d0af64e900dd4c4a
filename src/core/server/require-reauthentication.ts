import { consumeReauthentication } from '@/core/db/reauthentication';
import { ACTION_HEADER, type SensitiveAction } from '@/core/shared/reauthentication';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';

/** Before what cannot be undone. @throws EndpointError reauthenticate, which names the action */
export async function requireReauthentication(
  { sid }: { sid: string },
  action: SensitiveAction,
): Promise<void> {
  if (await consumeReauthentication(requestPool(), sid, action)) return;
  throw new EndpointError('reauthenticate', { headers: { [ACTION_HEADER]: action } });
}
