import { processSingleton } from './process-singleton';

const closed = () => processSingleton('closed-addresses', () => new Set<string>());

/**
 * What is switched off: nothing answers at these paths and below them, and nothing leads there or to these anchors.
 * Set once, before anything is answered; browsers know of none.
 */
export const closeAddresses = (addresses: readonly string[]): void => {
  for (const address of addresses) closed().add(address);
};

/** @param href a path or anchor of this site, with or without a query; other addresses are never closed */
export function isClosed(href: string): boolean {
  if (closed().size === 0) return false;
  const [whole = ''] = href.split('?', 1);
  const [path = '', anchor] = whole.split('#', 2);
  if (anchor !== undefined && closed().has(`#${anchor}`)) return true;
  const folders = path.split('/');
  return folders.some((_, last) => closed().has(folders.slice(0, last + 1).join('/')));
}
