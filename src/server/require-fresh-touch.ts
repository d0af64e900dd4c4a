import { takeFreshTouch } from '@/db/fresh-touch';
import { requestPool } from '@/db/pool';
import { STEP_HEADER, type TouchStep } from '@/shared/fresh-touch';
import { EndpointError } from './endpoint-errors';

export const freshTouchNeeded = (step: TouchStep) =>
  new EndpointError('fresh-touch', { headers: { [STEP_HEADER]: step } });

/** Before what cannot be undone. @throws EndpointError fresh-touch, which names the step */
export async function requireFreshTouch({ sid }: { sid: string }, step: TouchStep): Promise<void> {
  if (!(await takeFreshTouch(requestPool(), sid, step))) throw freshTouchNeeded(step);
}
