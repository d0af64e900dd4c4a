import type { ComponentProps } from 'react';
import { type GlyphName, glyphShapes } from './glyph-shapes';
import { LineGlyph } from './line-glyph';

type GlyphProps = Omit<ComponentProps<typeof LineGlyph>, 'shape'> & { name: GlyphName };

/** A line icon by its name, for what the server draws: in a browser, the names would bring all shapes. */
export const Glyph = ({ name, ...look }: GlyphProps) => <LineGlyph shape={glyphShapes[name]} {...look} />;
