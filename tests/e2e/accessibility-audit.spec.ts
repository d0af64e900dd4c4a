import { type AuditedState, FRAME, readReport } from '../audit/audit-report';
import { declareAudit, STATES } from '../audit/declare-audit';
import { expect, test } from '../support/e2e';

test.describe.configure({ mode: 'parallel' });

const report = readReport();

test('accessibility-audit.json covers these pages and states, with this tool', () => {
  const { date, pages, ...frame } = report;
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(frame).toEqual(FRAME);
  const named = (all: { path: string; state: string }[]) => all.map(({ path, state }) => `${path}, ${state}`);
  expect(named(pages), 'run npm run audit:a11y').toEqual(named(STATES));
});

declareAudit((audited: AuditedState) => {
  const { path, state } = audited;
  const written = report.pages.find((page) => page.path === path && page.state === state);
  expect(audited, 'run npm run audit:a11y').toEqual(written);
});
