import { type DrawState, roundStates } from '../rules/round-states';
import { type RoundRow, refuse } from './round-rows';

/** @throws EndpointError invalid: the round is not where such a step begins */
export function assertMove({ state }: Pick<RoundRow, 'state'>, to: DrawState): void {
  const refusal = roundStates.refusal(state, to);
  if (refusal !== null) throw refuse(refusal);
}
