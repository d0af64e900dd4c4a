/** The drawings that stand in for a missing cover, one for each section of the blog. */
export type DrawingName = 'temple' | 'columns' | 'sheet' | 'plan' | 'portraits';

/** The shapes in which a cover is shown. A counted column is there in each of them. */
export type DrawingCrop = 'three-two' | 'wide' | 'tall';

export const DRAWING_SIZES: Record<DrawingCrop, { width: number; height: number }> = {
  'three-two': { width: 720, height: 480 },
  wide: { width: 1440, height: 520 },
  tall: { width: 500, height: 630 },
};
