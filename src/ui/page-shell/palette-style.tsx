import { type Palette, paletteCss } from '@/shared/palette/palette';

/** The brand's colors, as the variables that every stylesheet uses. */
export const PaletteStyle = ({ palette }: { palette: Palette }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked hex values and our own names, as React escapes quotes only
  <style dangerouslySetInnerHTML={{ __html: paletteCss(palette) }} />
);
