import { SocialLogo, type SocialNetwork } from '@/kit/ui/social-logos';
import { hostOf } from './link-address';

const NAMES = new Map<string, SocialNetwork>([
  ['instagram', 'instagram'],
  ['insta', 'instagram'],
  ['ig', 'instagram'],
  ['tiktok', 'tiktok'],
  ['x', 'x'],
  ['twitter', 'x'],
  ['facebook', 'facebook'],
  ['fb', 'facebook'],
  ['linkedin', 'linkedin'],
  ['youtube', 'youtube'],
]);

const nameOf = (text: string) => NAMES.get(text.toLowerCase().replace(/[^a-z]/g, '')) ?? null;

/** The platform whose logo is shown: the editor's choice, or if empty the one recognized from the address. */
export const platformOf = (link: { icon: string | null; url: string }): SocialNetwork | null =>
  link.icon ? nameOf(link.icon) : nameOf(hostOf(link.url).replace(/\.[a-z]+$/, ''));

/** One letter as a person sees it, for links without a known logo: a flag or an accented letter stays whole. */
export function platformLetter(link: { icon: string | null; label: string }) {
  const segments = new Intl.Segmenter().segment(link.icon || link.label);
  const first = segments[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment.toUpperCase();
}

type Props = { link: { icon: string | null; label: string; url: string }; className?: string };

/** The platform's logo, or the first letter if it is unknown; decoration beside the label. */
export function PlatformMark({ link, className = '' }: Props) {
  const platform = platformOf(link);
  return (
    <span className={className} aria-hidden="true" data-mark={platform ?? 'letter'}>
      {platform ? <SocialLogo network={platform} size={26} /> : platformLetter(link)}
    </span>
  );
}
