import { Link } from 'lucide-react';
import type { SocialNetwork } from '@/kit/ui/social-logos';
import { platformOf } from '../platform';
import { PlatformMark } from '../platform-mark';

const PLATFORMS: [SocialNetwork, string][] = [
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['x', 'X'],
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
];

/** Fills the icon's field: with a platform whose logo we draw, or with nothing, so that the address decides. */
export function IconPicks({ icon, onPick }: { icon: string; onPick: (icon: string) => void }) {
  const chosen = icon.trim() ? platformOf({ icon, url: '' }) : 'address';
  const pick = (name: string, value: string, mark: React.ReactNode) => (
    <button
      key={name}
      type="button"
      title={name}
      aria-pressed={chosen === (value || 'address')}
      onClick={() => onPick(value)}
      className="grid h-11 place-items-center rounded-field border border-line-2 text-ink-2 hover:border-violet-word hover:text-violet-word aria-pressed:border-violet-word aria-pressed:bg-picked aria-pressed:text-violet-deep"
    >
      {mark}
      <span className="sr-only">{name}</span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be part of a grid
    <div role="group" aria-label="Pick a logo" className="-mt-2.5 grid grid-cols-7 gap-1.5">
      {pick('Decided by the address', '', <Link size={20} strokeWidth={1.75} aria-hidden="true" />)}
      {PLATFORMS.map(([platform, name]) =>
        pick(name, platform, <PlatformMark link={{ icon: platform, label: name, url: '' }} />),
      )}
    </div>
  );
}
