/**
 * The score of one page by the published rules of Mozilla's HTTP Observatory ("Tests & Scoring" on MDN): from 100,
 * minus points for what is missing; bonuses count from 90 on. Written for https responses without cookies; it
 * contains each rule that can apply to such a response.
 */
export type Scored = { score: number; because: Record<string, number> };

type Sources = Map<string, Set<string>>;

const directives = (policy: string): Sources =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name.toLowerCase(), new Set(sources)];
    }),
  );

const BROAD = ['*', 'http:', 'https:', 'data:', 'ftp:', 'http://*', 'https://*'];
const INLINE = "'unsafe-inline'";
const has = (sources: Set<string> | undefined, names: string[]) => names.some((name) => sources?.has(name));
/** A hash or a nonce makes browsers ignore 'unsafe-inline'. */
const isStrict = (sources: Set<string>) =>
  [...sources].some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));

function scorePolicy(policy: string): [rule: string, points: number] {
  if (policy === '') return ['csp-not-implemented', -25];
  const found = directives(policy);
  const fallback = found.get('default-src');
  const scripts = found.get('script-src') ?? fallback;
  const objects = found.get('object-src') ?? fallback;
  const styles = found.get('style-src') ?? fallback;
  const open = !scripts || !objects || has(scripts, BROAD) || has(objects, BROAD);
  if (open || (scripts.has(INLINE) && !isStrict(scripts))) return ['csp-implemented-with-unsafe-inline', -20];
  if (/\bhttp:/.test([...found.values()].flatMap((sources) => [...sources]).join(' ')))
    return ['csp-implemented-with-insecure-scheme', -20];
  if (has(scripts, ["'unsafe-eval'"])) return ['csp-implemented-with-unsafe-eval', -10];
  if (has(styles, [INLINE, ...BROAD])) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  const closed = fallback?.size === 1 && fallback.has("'none'");
  return closed
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
function scoreReferrer(header: string): [rule: string, points: number] {
  if (header === '') return ['referrer-policy-not-implemented', 0];
  return PRIVATE.includes(header) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
}

const SIX_MONTHS = 15_768_000;

function scoreTransport(header: string): [rule: string, points: number] {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return ['hsts-not-implemented', -20];
  return seconds >= SIX_MONTHS
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10];
}

/** Scripts from this site need no integrity attribute; scripts from elsewhere would. */
function scoreScripts(html: string): [rule: string, points: number] {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].filter(
    ([, address = '']) => !/^\/(?!\/)/.test(address),
  );
  return foreign.length === 0
    ? ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0]
    : ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50];
}

export function observatoryScore(headers: Headers, html: string): Scored {
  const of = (name: string) => headers.get(name)?.toLowerCase() ?? '';
  const policy = of('content-security-policy');
  const framing: [string, number] = directives(policy).has('frame-ancestors')
    ? ['x-frame-options-implemented-via-csp', 5]
    : /^(deny|sameorigin)$/.test(of('x-frame-options'))
      ? ['x-frame-options-sameorigin-or-deny', 0]
      : ['x-frame-options-not-implemented', -20];
  const resource = of('cross-origin-resource-policy');
  const rules: [string, number][] = [
    scorePolicy(policy),
    headers.has('set-cookie') ? ['cookies-to-be-looked-at', -40] : ['cookies-not-found', 0],
    headers.has('access-control-allow-origin')
      ? ['cross-origin-resource-sharing-to-be-looked-at', -50]
      : ['cross-origin-resource-sharing-not-implemented', 0],
    scoreReferrer(of('referrer-policy')),
    scoreTransport(of('strict-transport-security')),
    scoreScripts(html),
    of('x-content-type-options') === 'nosniff'
      ? ['x-content-type-options-nosniff', 0]
      : ['x-content-type-options-not-implemented', -5],
    framing,
    /^same-(origin|site)$/.test(resource)
      ? [`corp-implemented-with-${resource}`, 10]
      : ['corp-not-implemented', 0],
  ];
  const points = rules.map(([, each]) => each);
  const base = 100 + points.filter((each) => each < 0).reduce((sum, each) => sum + each, 0);
  const bonus = points.filter((each) => each > 0).reduce((sum, each) => sum + each, 0);
  return { score: Math.max(0, base >= 90 ? base + bonus : base), because: Object.fromEntries(rules) };
}
