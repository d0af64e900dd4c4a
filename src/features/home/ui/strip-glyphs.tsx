import { Glyph } from '@/kit/ui/glyph';

/** The two faces of a strip's button. */
export const STRIP_GLYPHS = {
  pauseGlyph: <Glyph name="pause" size={16} />,
  playGlyph: <Glyph name="play" size={16} />,
};
