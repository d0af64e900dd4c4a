/** Instead of its state, which stands still. */
export const MERGED = 'Merged';

/** Why a merged record is not answered. */
export const mergedWords = (noun: string, into: string) =>
  `This ${noun} was merged into ${into}. Please answer there.`;
