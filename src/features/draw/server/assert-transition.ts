import { invalid } from '@/kit/server/endpoint-errors';
import { type DrawState, roundStates } from '../rules/round-states';
import type { RoundRow } from './round-rows';

/** @throws EndpointError invalid: this transition is not allowed from the round's state */
export function assertTransition({ state }: Pick<RoundRow, 'state'>, to: DrawState): void {
  const refusal = roundStates.refusal(state, to);
  if (refusal !== null) throw invalid(refusal);
}
