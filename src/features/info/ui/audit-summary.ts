import type { Audit } from '../contract';

export type AuditedPage = { path: string; states: string[]; findings: Audit['pages'][number]['findings'] };

/** The record grouped by page, in order: what was tested on each, and everything found there. */
export function byPage({ pages }: Pick<Audit, 'pages'>): AuditedPage[] {
  const found = new Map<string, AuditedPage>();
  for (const { path, state, findings } of pages) {
    const page = found.get(path) ?? { path, states: [], findings: [] };
    found.set(path, { path, states: [...page.states, state], findings: [...page.findings, ...findings] });
  }
  return [...found.values()];
}

export const countFindings = ({ pages }: Pick<Audit, 'pages'>): number =>
  pages.reduce((sum, { findings }) => sum + findings.length, 0);
