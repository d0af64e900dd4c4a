import { contrast } from '@/kit/shared/colors';
import { CONTROL_CONTRAST, WHITE } from '@/kit/shared/palette/contrast-limits';

/** A color of cloth or ink. */
export type Dye = { id: string; name: string; value: string };

/** Whether letters of this ink are read across a room: the contrast of large text. */
export const isReadable = (ink: string, cloth: string) => contrast(ink, cloth) >= CONTROL_CONTRAST;

/** On a light cloth folds are faint and lights are strong. */
export const isLight = (cloth: string) => contrast(cloth, WHITE) < CONTROL_CONTRAST;

/** @returns the ink itself, or the first one that this cloth carries */
export const inkFor = (cloth: Dye, ink: Dye, inks: readonly Dye[]): Dye =>
  isReadable(ink.value, cloth.value)
    ? ink
    : (inks.find(({ value }) => isReadable(value, cloth.value)) ?? ink);
