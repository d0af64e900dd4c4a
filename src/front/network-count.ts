import { networksOf } from '@/kit/shared/network-address';

/**
 * Counts what each network holds at the moment, in every size of network.
 * @param most what one address may hold; larger networks a multiple of it
 */
export function networkCount(most: number) {
  const held = new Map<string, number>();
  const add = (address: string, step: 1 | -1) => {
    for (const { network } of networksOf(address)) {
      const left = (held.get(network) ?? 0) + step;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    }
  };
  return {
    isFull: (address: string): boolean =>
      networksOf(address).some(({ network, share }) => (held.get(network) ?? 0) >= most * share),
    /** @returns a function that gives it back; calling it again does nothing */
    take(address: string): () => void {
      add(address, 1);
      let isHeld = true;
      return () => {
        if (isHeld) add(address, -1);
        isHeld = false;
      };
    },
  };
}
