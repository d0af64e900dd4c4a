/** In an address, the code of where a person came from. Apart from `via.ts`, which a first visit does not load. */
export const VIA = 'via';
