/** Families by the names that draw-card.tsx gives the fonts; letters that one lacks come from the next. */
export const DISPLAY_FAMILIES = 'Display, Display More, Greek, Cyrillic';
export const TEXT_FAMILIES = 'Text, Text More, Greek, Cyrillic';
