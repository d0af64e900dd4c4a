/** What a visitor may choose in the footer; `device` follows the system's setting. */
export const THEMES = ['day', 'evening', 'device'] as const;
export type Theme = (typeof THEMES)[number];

/** Where the browser keeps the choice. It is in no request. */
export const THEME_KEY = 'theme';

/** Says on the window that the visitor chose; its detail is the theme. */
export const THEME_CHOSEN = 'themechosen';
