import { mix } from '@/kit/shared/colors';
import { WHITE } from '@/kit/shared/palette/contrast-limits';
import type { Palette } from '@/kit/shared/palette/palette';

export type Tone = 'paper' | 'ink' | 'brand';
export type CardColors = { ground: string; text: string; quiet: string; mark: string };

export function cardColors(tone: Tone, palette: Palette): CardColors {
  if (tone === 'paper') {
    return { ground: palette.paper, text: palette.ink, quiet: palette['ink-2'], mark: palette.violet };
  }
  if (tone === 'ink') {
    const [text, quiet] = [palette['on-night'], palette['on-night-2']];
    return { ground: palette.ink, text, quiet, mark: palette.lilac };
  }
  return { ground: palette.violet, text: WHITE, quiet: mix(WHITE, palette.violet, 0.08), mark: WHITE };
}
