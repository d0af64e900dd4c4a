/** What a mail is drawn in. Mail programs cannot read the site's style sheets, and need both at once. */
export type MailColors = {
  page: string;
  card: string;
  ink: string;
  /** Quieter words: quotes, the foot. */
  soft: string;
  link: string;
  line: string;
};

export const LIGHT: MailColors = {
  page: '#f4efe6',
  card: '#ffffff',
  ink: '#1b1033',
  soft: '#5b4f70',
  link: '#6d28d9',
  line: '#c79a45',
};

export const DARK: MailColors = {
  page: '#150c29',
  card: '#231640',
  ink: '#f4efe6',
  soft: '#cfc4de',
  link: '#c9a4ff',
  line: '#c79a45',
};

/** The button's own ground and words, the same by day and by night. */
export const BUTTON = { ground: '#7c3aed', words: '#ffffff' };
