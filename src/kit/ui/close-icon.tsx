import { CLOSE } from './client-glyph-shapes';
import { LineGlyph } from './line-glyph';

export const CloseIcon = () => <LineGlyph shape={CLOSE} size={18} />;
