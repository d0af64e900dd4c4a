import { EndpointError } from '@/kit/server/endpoint-errors';
import { addressForLimits } from '@/kit/shared/network-address';
import { processSingleton } from '@/kit/shared/process-singleton';

/** A chapter meeting shares one Wi-Fi, but one network may not take every slot with slow uploads. */
const FROM_ONE_NETWORK = 6;
/** At most this many uploads run at a time; the rest of the site stays responsive. */
const ALL = 40;
const RETRY_SECONDS = 20;

/** @throws EndpointError unavailable, immediately, when too many uploads are running */
export async function inUploadSlot<T>(address: string, work: () => Promise<T>): Promise<T> {
  const slots = processSingleton('upload-slots', () => ({ all: 0, networks: new Map<string, number>() }));
  const network = addressForLimits(address);
  const used = slots.networks.get(network) ?? 0;
  if (slots.all >= ALL || used >= FROM_ONE_NETWORK) {
    throw new EndpointError('unavailable', {
      message: 'Many files are arriving right now, please try again in a moment',
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
  slots.all += 1;
  slots.networks.set(network, used + 1);
  try {
    return await work();
  } finally {
    const left = (slots.networks.get(network) ?? 1) - 1;
    slots.all -= 1;
    if (left > 0) slots.networks.set(network, left);
    else slots.networks.delete(network);
  }
}
