import { OvalPortrait, type PortraitTint } from '@/kit/ui/oval-portrait';

const TINTS: PortraitTint[] = ['ink', 'sage', 'blue', 'sand', 'lilac', 'rose'];

/** The same person always has the same color. */
const tintOf = (name: string): PortraitTint =>
  TINTS[[...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % TINTS.length] ??
  'ink';

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** Decoration beside the name. */
export function AuthorPortrait({ name }: { name: string }) {
  return (
    <span aria-hidden="true">
      <OvalPortrait initials={initialsOf(name)} tint={tintOf(name)} />
    </span>
  );
}

export const yearOf = (iso: string) => new Date(iso).getUTCFullYear();
