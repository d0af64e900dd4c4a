const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Payload writes this cookie without `Secure`, and browsers refuse that under a name with `__Host-`, which it has on
 * https: then it has to be written like this.
 *
 * @param theme undefined when the system decides
 * @returns undefined where Payload's own cookie counts
 */
export function keptTheme(prefix: string, theme: string | undefined): string | undefined {
  if (!prefix.startsWith('__Host-')) return undefined;
  const kept = theme ? `${theme}; Max-Age=${YEAR_S}` : '; Max-Age=0';
  return `${prefix}-theme=${kept}; Path=/; Secure; SameSite=Lax`;
}
