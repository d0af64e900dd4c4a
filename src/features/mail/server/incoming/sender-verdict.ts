import { type Headers, headersNamed } from './read-headers';

/** What the trusted server found out about the sender: it is who it says, or not, or nobody knows. */
export type Verdict = 'pass' | 'fail' | 'unknown';

type Finding = { method: string; result: string; properties: Map<string, string> };

const COMMENT = /\([^()]*\)/g;
const WORD = /^([\w-]+)\s*(?:\/\s*\d+\s*)?=\s*"?([^\s"]+)"?/;
const PROPERTY = /([\w-]+\.[\w-]+)\s*=\s*"?([^\s";]+)"?/g;

/** RFC 8601: `server; method=result property=value; …`. */
function readFindings(value: string, server: string): Finding[] | null {
  const [name = '', ...rest] = value.replace(COMMENT, ' ').split(';');
  if (name.trim().split(/\s+/)[0]?.toLowerCase() !== server.toLowerCase()) return null;
  return rest.flatMap((part) => {
    const [, method, result] = WORD.exec(part.trim()) ?? [];
    if (!method || !result) return [];
    const properties = [...part.matchAll(PROPERTY)].map(
      ([, key = '', word = '']) => [key.toLowerCase(), word.toLowerCase()] as const,
    );
    return [{ method: method.toLowerCase(), result: result.toLowerCase(), properties: new Map(properties) }];
  });
}

const domainOf = (address = '') => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** The domain itself, or one above it: `mail.example.org` may be signed by `example.org`. */
const covers = (domain: string, of: string) => domain !== '' && (of === domain || of.endsWith(`.${domain}`));

/**
 * Reads the topmost Authentication-Results of the server that is trusted: others, and whatever a sender wrote into the
 * message, stand below it.
 * @param server its name in that field; undefined: no server is trusted
 * @param from the address in From
 */
export function verdictOf(headers: Headers, server: string | undefined, from: string): Verdict {
  if (!server) return 'unknown';
  const [found] = headersNamed(headers, 'authentication-results').flatMap((value) => {
    const findings = readFindings(value, server);
    return findings ? [findings] : [];
  });
  const domain = domainOf(from);
  const proves = ({ method, result, properties }: Finding) => {
    if (result !== 'pass') return false;
    if (method === 'dmarc') return (properties.get('header.from') ?? domain) === domain;
    if (method === 'dkim')
      return covers(domainOf(properties.get('header.d') ?? properties.get('header.i')), domain);
    return method === 'spf' && domainOf(properties.get('smtp.mailfrom')) === domain;
  };
  if (found?.some(({ method, result }) => method === 'dmarc' && result === 'fail')) return 'fail';
  return found?.some(proves) ? 'pass' : 'unknown';
}
