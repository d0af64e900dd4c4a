/**
 * Fallback fonts until the web fonts arrive, scaled to the same widths and line boxes so that nothing moves. Measured in
 * Chromium on the site's own headings (Piazzolla 700 at 64 px) and text (Instrument Sans 400 at 17 px). Gelasio Bold and
 * Liberation, which have the same widths, stood in for Georgia, Times and Arial. Noto and Roboto are the fonts of Android
 * phones, DejaVu that of a plain Linux: its text breaks the home page's lines where Instrument Sans does.
 */
type Fallback = {
  name: string;
  /** In the order in which a browser looks for them. */
  local: string[];
  /** Scales it to the widths of the first face. */
  size: number;
};

export const DISPLAY_FALLBACKS: Fallback[] = [
  { name: 'Georgia', local: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], size: 0.833 },
  {
    name: 'Times',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    size: 1,
  },
  { name: 'Noto', local: ['Noto Serif Bold', 'NotoSerif-Bold'], size: 0.848 },
  { name: 'DejaVu', local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], size: 0.764 },
];

export const TEXT_FALLBACKS: Fallback[] = [
  {
    name: 'Arial',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto', 'Roboto-Regular'],
    size: 1.021,
  },
  { name: 'DejaVu', local: ['DejaVu Sans', 'DejaVuSans'], size: 0.922 },
];

const percent = (ratio: number) => `${Number((100 * ratio).toFixed(1))}%`;

/** @param family the face's name; the fallback's is "<family> <name>" */
export function fallbackFace(
  family: string,
  face: { ascent: number; descent: number; width: number },
  { name, local, size }: Fallback,
): string {
  const scale = size * face.width;
  return `@font-face{font-family:"${family} ${name}";src:${local.map((font) => `local("${font}")`).join(',')};font-weight:100 900;size-adjust:${percent(scale)};ascent-override:${percent(face.ascent / scale)};descent-override:${percent(face.descent / scale)};line-gap-override:0%}`;
}
