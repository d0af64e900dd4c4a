import { toHref } from '@/kit/shared/link-address';
import { FREE_ENTRY } from '../protocol/entry';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

const hostOf = (url: string) => {
  const address = toHref(url);
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return host.replace(/^www\./, '').split('.')[0] ?? '';
};

/** A short key for an account, unique within the round: `instagram`; a second one is `instagram-2`. */
export function accountKey(link: { url: string; icon: string | null }, taken: ReadonlySet<string>): string {
  const word = (plain(link.icon ?? '') || plain(hostOf(link.url)) || 'account').slice(0, 40);
  const isFree = (key: string) => key !== FREE_ENTRY && !taken.has(key);
  let key = word;
  for (let number = 2; !isFree(key); number += 1) key = `${word}-${number}`;
  return key;
}
