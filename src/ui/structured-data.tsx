/** schema.org's vocabulary as a block of data: no script runs, so the CSP has nothing to allow. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  // A brand called '</script>' must not end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
