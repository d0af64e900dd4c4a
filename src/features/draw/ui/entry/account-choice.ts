import type { Option } from '@/kit/ui/form/select-field';
import { FREE_ENTRY } from '../../protocol/entry';
import type { DrawFacts } from '../../protocol/facts';

/** Networks by the key that a round gives to their account. */
const NETWORKS: Record<string, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};
/** As many fit beside each other; a select has room for any number. */
const MOST_SEGMENTS = 6;

/**
 * The accounts of a round, to choose one from: by network where each is another one, else by the words of their
 * links. @param free what a free entry is called
 */
export function accountChoice(
  accounts: DrawFacts['accounts'],
  free: string,
): { isShort: boolean; options: Option[] } {
  const isShort = accounts.length < MOST_SEGMENTS && accounts.every(({ key }) => key in NETWORKS);
  const options = accounts.map(({ key, label }) => ({
    value: key,
    label: isShort ? (NETWORKS[key] ?? label) : label,
  }));
  return { isShort, options: [...options, { value: FREE_ENTRY, label: free }] };
}
