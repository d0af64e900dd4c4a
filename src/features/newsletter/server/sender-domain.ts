import { Resolver } from 'node:dns/promises';
import type { SenderAnswer, SenderRecord } from '../contract';

/** The answer of a name server: its records, or that there are none, or that no server answered. */
type Found =
  | { kind: 'found'; texts: string[] }
  | { kind: 'nothing'; hasBelow: boolean }
  | { kind: 'unreachable' };

async function textsAt(resolver: Resolver, name: string): Promise<Found> {
  try {
    const chunks = await resolver.resolveTxt(name);
    return { kind: 'found', texts: chunks.map((one) => one.join('')) };
  } catch (error) {
    const { code } = error as { code?: string };
    // ENODATA: the name exists, without a record of this type; names below it may have one (RFC 8020).
    if (code === 'ENODATA' || code === 'ENOTFOUND') return { kind: 'nothing', hasBelow: code === 'ENODATA' };
    return { kind: 'unreachable' };
  }
}

const startingWith = (found: Found, version: string) =>
  found.kind === 'found' ? found.texts.filter((text) => text.toLowerCase().startsWith(version)) : [];

function spf(found: Found, domain: string): SenderRecord {
  const [one, ...others] = startingWith(found, 'v=spf1');
  if (!one)
    return {
      name: 'SPF',
      state: 'missing',
      words: `${domain} has no SPF record. Mail servers cannot tell who may send for it.`,
    };
  if (others.length > 0)
    return {
      name: 'SPF',
      state: 'look',
      words: `${domain} has more than one SPF record, and mail servers then use none of them.`,
    };
  return {
    name: 'SPF',
    state: 'ok',
    words: `Found: ${one}. It must name the server that sends the newsletter.`,
  };
}

/** The name of a key is not known here, but a domain without any key has nothing below this name. */
function dkim(found: Found, domain: string): SenderRecord {
  if (found.kind === 'nothing' && !found.hasBelow)
    return {
      name: 'DKIM',
      state: 'missing',
      words: `${domain} has no DKIM key, so its mail cannot be signed.`,
    };
  return {
    name: 'DKIM',
    state: 'ok',
    words: `${domain} has DKIM keys. Look at the headers of a test mail: they say whether it is signed.`,
  };
}

function dmarc(found: Found, domain: string): SenderRecord {
  const [one] = startingWith(found, 'v=dmarc1');
  if (!one)
    return {
      name: 'DMARC',
      state: 'missing',
      words: `${domain} has no DMARC record. Large mail providers refuse newsletters without one.`,
    };
  if (/;\s*p\s*=\s*none/i.test(one))
    return {
      name: 'DMARC',
      state: 'look',
      words: `Found: ${one}. It asks for no action against mail that others send in our name.`,
    };
  return { name: 'DMARC', state: 'ok', words: `Found: ${one}.` };
}

const TIMEOUT_MS = 1500;
const DEADLINE_MS = 3000;

/** Each name server is asked twice at most. */
const ownResolver = () => new Resolver({ timeout: TIMEOUT_MS, tries: 2 });

/** What the public records of the domain say about mail that is sent in its name. */
export async function checkSender(domain: string, resolver = ownResolver()): Promise<SenderAnswer> {
  // With several name servers that are silent the tries add up beyond the endpoint's deadline.
  const late = setTimeout(() => resolver.cancel(), DEADLINE_MS);
  const [own, keys, policy] = await Promise.all([
    textsAt(resolver, domain),
    textsAt(resolver, `_domainkey.${domain}`),
    textsAt(resolver, `_dmarc.${domain}`),
  ]).finally(() => clearTimeout(late));
  const known: [Found, SenderRecord][] = [
    [own, spf(own, domain)],
    [keys, dkim(keys, domain)],
    [policy, dmarc(policy, domain)],
  ];
  return {
    domain,
    isReachable: known.some(([found]) => found.kind !== 'unreachable'),
    records: known.map(([found, record]) =>
      found.kind === 'unreachable'
        ? { ...record, state: 'unknown', words: 'No name server answered, so this is not checked.' }
        : record,
    ),
  };
}
