/** The brand's colors, as the variables that every stylesheet uses; `css` comes from src/kit/shared/palette/palette-css.ts. */
export const PaletteStyle = ({ css }: { css: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked hex values and our own names, as React escapes quotes only
  <style dangerouslySetInnerHTML={{ __html: css }} />
);
