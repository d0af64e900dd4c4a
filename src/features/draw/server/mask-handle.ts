const DOTS = '•••';
const LONG_ENOUGH = 5;

/** Enough for its owner to know it, too little for others: of a short one even less. */
export function maskHandle(handle: string): string {
  const letters = [...handle];
  return `${letters[0] ?? ''}${DOTS}${letters.length < LONG_ENOUGH ? '' : letters.at(-1)}`;
}
