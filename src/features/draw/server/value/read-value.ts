import { z } from 'zod';
import { QUICKNET } from '../../protocol/quicknet';
import { isSignatureOf } from '../../protocol/signature';

const answer = z.object({ round: z.number(), signature: z.string() });

/** Why the input is not the value of a round, as a sentence. */
export class NotTheValue extends Error {}

const parsed = (text: string) => {
  try {
    return answer.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/**
 * The verified signature from a relay's response: its source need not be trusted.
 *
 * @param text JSON as returned by a relay
 * @throws NotTheValue
 */
export function readValue(text: string, round: number): string {
  const value = parsed(text);
  if (!value)
    throw new NotTheValue(
      'This is not the answer of a relay. Paste all of it, from { to }: it has "round" and "signature".',
    );
  if (value.round !== round)
    throw new NotTheValue(`This is round ${value.round}, but the draw was committed to round ${round}.`);
  const signature = value.signature.toLowerCase();
  if (!isSignatureOf(round, signature))
    throw new NotTheValue(
      `This is not the signature of round ${round} by drand’s network quicknet. It is of another network, or altered.`,
    );
  return signature;
}

/** The address of a round at a relay. */
export const valueAddress = (relay: string, round: number) =>
  `${relay.replace(/\/+$/, '')}/${QUICKNET.chain}/public/${round}`;
