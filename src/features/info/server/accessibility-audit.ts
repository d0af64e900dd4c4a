import record from '../../../../accessibility-audit.json';
import { type Audit, auditSchema } from '../contract';

/** Part of the build: the site shows the audit of the sources it was built from. @throws ZodError */
export const readAccessibilityAudit = (): Audit => auditSchema.parse(record);
