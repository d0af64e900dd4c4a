import { test } from '../support/e2e';
import { type AuditedState, writeReport } from './audit-report';
import { declareAudit, STATES } from './declare-audit';

const audited: AuditedState[] = [];
declareAudit((state) => audited.push(state));

test.afterAll(() => {
  // If a state could not be reached, the last audit stays as it is.
  if (audited.length === STATES.length) writeReport(audited);
});
