/** Families by the names that draw-card.tsx gives the fonts; letters that one lacks come from the next. */
export const DISPLAY = 'Display, Display More, Greek, Cyrillic';
export const TEXT = 'Text, Text More, Greek, Cyrillic';
