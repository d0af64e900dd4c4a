import { SocialLogo } from '@/kit/ui/social-logos';
import { letterOf, platformOf } from './platform';

type Props = { link: { icon: string | null; label: string; url: string }; className?: string };

/** The platform's logo, or the first letter if it is unknown; decoration beside the label. */
export function PlatformMark({ link, className = '' }: Props) {
  const platform = platformOf(link);
  return (
    <span className={className} aria-hidden="true" data-mark={platform ?? 'letter'}>
      {platform ? <SocialLogo network={platform} size={26} /> : letterOf(link)}
    </span>
  );
}
