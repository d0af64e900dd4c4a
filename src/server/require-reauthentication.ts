import { requestPool } from '@/db/pool';
import { consumeReauthentication } from '@/db/reauthentication';
import { ACTION_HEADER, type SensitiveAction } from '@/shared/reauthentication';
import { EndpointError } from './endpoint-errors';

/** Before what cannot be undone. @throws EndpointError reauthenticate, which names the action */
export async function requireReauthentication(
  { sid }: { sid: string },
  action: SensitiveAction,
): Promise<void> {
  if (await consumeReauthentication(requestPool(), sid, action)) return;
  throw new EndpointError('reauthenticate', { headers: { [ACTION_HEADER]: action } });
}
