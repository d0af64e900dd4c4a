const DOTS = '•••';
const LONG_ENOUGH = 5;

/** Enough for the owner to recognize it, too little for others; a short one shows even less. */
export function maskHandle(handle: string): string {
  const letters = [...handle];
  return `${letters[0] ?? ''}${DOTS}${letters.length < LONG_ENOUGH ? '' : letters.at(-1)}`;
}
