export const WHITE = '#ffffff';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for controls, graphics and large text. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;
