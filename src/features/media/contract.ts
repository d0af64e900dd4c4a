/** More would fill the memory while it is scaled: a 20 MB upload may hold a thousand times that. */
export const LARGEST_PIXELS = 40_000_000;

/** Neither side of a stored picture is longer, in px; a phone's photograph is scaled down to it. */
export const LONGEST_SIDE = 2400;

/** The smaller copies of each picture and their widths in px; one that would be no smaller is not made. */
export const IMAGE_SIZES = [
  { name: 'small', width: 360 },
  { name: 'medium', width: 720 },
  { name: 'large', width: 1440 },
] as const;
