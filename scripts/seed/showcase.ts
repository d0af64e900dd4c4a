import { readFile } from 'node:fs/promises';

/** The app's roster screen, drawn by us, at twice its 320 by 680 px: the proportions of the phone that shows it. */
export const showcase = {
  name: 'app-roster.webp',
  mimetype: 'image/webp',
  alt: 'The roster in the app: officers and members with office, class year, attendance and dues',
  read: () => readFile(new URL('./showcase-roster.webp', import.meta.url)),
};
