import type { Palette } from '@/shared/palette/palette';
import { dayAndEveningCss, paletteCss } from '@/shared/palette/palette-css';

type PaletteStyleProps = { palette: Palette; hasEvening?: boolean };

/** The brand's colors, as the variables that every stylesheet uses. */
export const PaletteStyle = ({ palette, hasEvening = false }: PaletteStyleProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked hex values and our own names, as React escapes quotes only
  <style dangerouslySetInnerHTML={{ __html: hasEvening ? dayAndEveningCss(palette) : paletteCss(palette) }} />
);
