'use client';

import { Checklist } from '@/core/admin/checklist/checklist';
import { openingCheck } from '../contract.check';

export const OpeningChecklist = () => <Checklist check={openingCheck} />;
