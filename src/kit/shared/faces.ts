/** What a brand can choose from, by the names of the bundled files (scripts/make-fonts.ts). */
export const DISPLAY_FACES = {
  piazzolla: 'Piazzolla',
  'source-serif-4': 'Source Serif 4',
  literata: 'Literata',
} as const;
export const TEXT_FACES = {
  'instrument-sans': 'Instrument Sans',
  commissioner: 'Commissioner',
  'source-sans-3': 'Source Sans 3',
} as const;

export type DisplayFace = keyof typeof DISPLAY_FACES;
export type TextFace = keyof typeof TEXT_FACES;

/** Headings, figures and all Greek letters are set in the display face, everything else in the text face. */
export type Faces = { display: DisplayFace; text: TextFace };

export const DEFAULT_FACES: Faces = { display: 'piazzolla', text: 'instrument-sans' };

/** For emails, which fetch nothing: the brand's faces where a reader has them installed, else what every system has. */
export const mailFonts = ({ display, text }: Faces) => ({
  display: `'${DISPLAY_FACES[display]}',Georgia,serif`,
  text: `'${TEXT_FACES[text]}',Arial,sans-serif`,
});
