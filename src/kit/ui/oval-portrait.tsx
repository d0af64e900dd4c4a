export type PortraitTint = 'ink' | 'sand' | 'lilac' | 'sage' | 'rose' | 'blue';

/**
 * A person as in a composite photo: initials in an oval of 1 to 1.2. The width is the CSS variable `--portrait` of
 * the surrounding element (34px when unset); the letters scale with it.
 */
export function OvalPortrait({ initials, tint }: { initials: string; tint: PortraitTint }) {
  return (
    <span className="oval-portrait" data-tint={tint}>
      {initials}
    </span>
  );
}
