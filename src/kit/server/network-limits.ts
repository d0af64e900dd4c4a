import { countInTurn, HOUR_SECONDS, type LimitAnswer, type LimitRule, type Use } from '@/kit/db/limiter';
import { networksOf } from '@/kit/shared/network-address';
import { EndpointError } from './endpoint-errors';

/**
 * One use for each network that contains the address, the smallest first: an IPv4 address and its /24, or a /64, a /56
 * and a /48. Otherwise whoever owns a /48 would have 65,536 allowances.
 * @param rule of the smallest network; a larger one is allowed several times as much
 */
export const networkUses = (rule: LimitRule, address: string): Use[] =>
  networksOf(address).map(({ network, share }) => ({
    rule: { ...rule, points: rule.points * share },
    key: network,
  }));

/** @throws EndpointError too-many, with the seconds until the window of the refused key ends */
export function refuseTooMany(answers: (LimitAnswer | null)[]): void {
  const refused = answers.find((answer) => answer && !answer.allowed);
  if (refused) throw new EndpointError('too-many', { retryAfterSeconds: refused.retryAfterSeconds });
}

/** Counts one use per hour and network. @throws EndpointError too-many */
export async function countByNetwork(name: string, points: number, address: string): Promise<void> {
  refuseTooMany(await countInTurn(networkUses({ name, points, windowSeconds: HOUR_SECONDS }, address)));
}
