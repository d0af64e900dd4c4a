'use client';

import { Checklist } from '@/core/admin/checklist/checklist';
import { policyCheck } from '../contract.check';

export const PolicyChecklist = () => <Checklist check={policyCheck} />;
