'use client';

import { Checklist } from '@/admin/checklist/checklist';
import { openingCheck } from '../contract.check';

export const OpeningChecklist = () => <Checklist check={openingCheck} />;
