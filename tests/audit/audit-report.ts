import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../scripts/lib/root';
import { findContrastInEvening, findWithAxe } from '../support/axe';

const { version } = createRequire(import.meta.url)('axe-core/package.json') as { version: string };
const FILE = path.join(projectRoot, 'accessibility-audit.json');

export type AuditFinding = { width: number; rule: string; help: string; where: string[] };
export type AuditedState = { path: string; state: string; findings: AuditFinding[] };
export type AuditReport = {
  /** Date of the audit, YYYY-MM-DD. */
  date: string;
  standard: string;
  tool: { name: string; version: string };
  /** Widths of the window in CSS pixels; each state is audited at each. */
  widths: number[];
  pages: AuditedState[];
};

/** The fixed part of an audit: all but its date and its findings. */
export const FRAME = {
  standard: 'WCAG 2.2 AA',
  tool: { name: 'axe-core', version },
  widths: [1440, 390],
} satisfies Partial<AuditReport>;

/** All that axe finds on a page in its current state, at every width; at the last one, which stays, also in the evening. */
export async function auditPage(page: Page): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  for (const width of FRAME.widths) {
    for (const finding of await findWithAxe(page, width)) findings.push({ width, ...finding });
  }
  const width = FRAME.widths.at(-1) ?? 0;
  for (const finding of await findContrastInEvening(page)) findings.push({ width, ...finding });
  return findings;
}

export const readReport = (): AuditReport => JSON.parse(readFileSync(FILE, 'utf8'));

/** @param pages every audited state, in the order in which /accessibility prints them */
export function writeReport(pages: AuditedState[]): void {
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(FILE, `${JSON.stringify({ date, ...FRAME, pages }, null, 2)}\n`);
}
