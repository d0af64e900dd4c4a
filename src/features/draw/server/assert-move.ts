import { DRAW_MOVES, DRAW_STATES, type DrawState } from '../contract';
import { type RoundRow, refuse } from './round-rows';

const label = (state: DrawState) => DRAW_STATES.find(({ value }) => value === state)?.label ?? state;

/** @throws EndpointError invalid: the round is not where such a step begins */
export function assertMove({ state }: Pick<RoundRow, 'state'>, to: DrawState): void {
  if (DRAW_MOVES[state].includes(to)) return;
  throw refuse(`This round is ${label(state)}: it cannot become ${label(to)}.`);
}
