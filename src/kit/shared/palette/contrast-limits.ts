export const WHITE = '#ffffff';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for controls, graphics and large text. */
export const TEXT = 4.5;
export const CONTROL = 3;
