/** Families by the names under which draw-card.tsx reads them; letters that one lacks come from the next. */
export const DISPLAY = 'Display, Display More, Greek, Cyrillic';
export const TEXT = 'Text, Text More, Greek, Cyrillic';
