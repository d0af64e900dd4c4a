import { isClosed } from '@/kit/shared/closed-addresses';
import record from '../../../../accessibility-audit.json';
import { type Audit, auditSchema } from '../contract';

/**
 * Part of the build: the site shows the audit of the sources it was built from, without pages that are switched off.
 * @throws ZodError
 */
export function readAccessibilityAudit(): Audit {
  const audit = auditSchema.parse(record);
  return { ...audit, pages: audit.pages.filter(({ path }) => !isClosed(path)) };
}
