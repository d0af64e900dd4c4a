'use client';

import { Checklist } from '@/core/admin/checklist/checklist';
import { pressItemCheck } from '../contract.check';

export const PressItemChecklist = () => <Checklist check={pressItemCheck} />;
